/**
 * The rooms of each folder, ground first: a room imports what stands before it, never what stands after.
 * What stands in none of them (entries, the application) may import any.
 */
const ladders = {
  shared:
    'text tables links categories access site planning items labels pages addresses lists search variables admin import',
  drizzle: 'schema derived local accounts seed commands backup export',
  worker:
    'runtime addresses text database limits auth page-cache services trpc routers http social-image mcp endpoints commands',
  'worker/services':
    'site journal access search items links tables editing labels changes import planning seo admin',
  web: 'ui loading document navigation head storage offline items lists search-box frame features routes preview',
  'web/admin':
    'api controls form table session records seo items journal labels fields variables revisions planning searches editor item-table factors screens frame',
}

const rule = (name, from, to) => ({ name, severity: 'error', from, to })

const ladderRules = Object.entries(ladders).flatMap(([folder, names]) => {
  const rooms = names.split(' ')
  return rooms
    .slice(0, -1)
    .map((room, index) =>
      rule(
        `${folder}/${room}-stands-below`,
        { path: `^${folder}/${room}/` },
        { path: `^${folder}/(${rooms.slice(index + 1).join('|')})/` },
      ),
    )
})

module.exports = {
  forbidden: [
    ...ladderRules,
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    // What begins with `cloudflare:` the platform brings itself.
    rule('everything-resolves', {}, { couldNotResolve: true, pathNot: '^cloudflare:' }),
    rule('shared-is-the-floor', { path: '^shared/' }, { path: '^(drizzle|worker|web|tests)/' }),
    rule(
      'shared-needs-only-zod',
      {
        path: '^shared/',
        pathNot:
          '^shared/(import/read-(csv|markdown)|items/merge-texts|tables/(csv-fault|csv-records|detect-delimiter|read-table)|text/proposed-slug)\\.ts$',
      },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/zod/' },
    ),
    rule(
      'only-imports-and-tables-read-files',
      { path: '^(shared|drizzle|worker|web)/', pathNot: '^(shared/(import|tables)|drizzle/seed)/' },
      { path: '^node_modules/(csv-parse|yaml)/' },
    ),
    rule('drizzle-sees-only-shared', { path: '^drizzle/' }, { path: '^(worker|web|tests)/' }),
    rule(
      'only-services-and-the-database-see-tables',
      { path: '^worker/', pathNot: '^worker/(services|database|commands)/' },
      // Of what commands and the Worker do alike, these know no database.
      {
        path: '^(drizzle/|node_modules/drizzle-orm/)',
        pathNot: '^drizzle/(accounts/password-hash|derived/markdown)\\.ts$',
      },
    ),
    rule(
      'services-know-no-transport',
      { path: '^worker/services/' },
      { path: '^(worker/(routers|trpc|http)/|node_modules/(@trpc|hono)/)' },
    ),
    rule(
      'routers-do-not-meet',
      { path: '^worker/routers/(?!.*index\\.ts$)' },
      {
        path: '^worker/routers/',
        pathNot: '(?:content-inputs|-procedures?)\\.ts$',
      },
    ),
    rule(
      'web-knows-the-worker-as-a-type',
      { path: '^web/' },
      { path: '^worker/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'one-file-of-web-names-the-router',
      { path: '^web/', pathNot: '^web/loading/trpc\\.ts$' },
      { path: '^worker/' },
    ),
    rule(
      'web-never-touches-the-database',
      { path: '^web/' },
      { path: '^(drizzle/|node_modules/(drizzle-orm|@libsql)/)' },
    ),
    rule(
      'only-the-entry-joins-worker-and-web',
      { path: '^worker/', pathNot: '^worker/index\\.ts$' },
      { path: '^web/' },
    ),
    rule(
      'the-entry-enters-web-by-its-entry',
      { path: '^worker/index\\.ts$' },
      { path: '^web/', pathNot: '^web/(entry-server\\.tsx|document/build-id\\.ts)$' },
    ),
    rule(
      'public-pages-know-no-administration',
      { path: '^web/', pathNot: '^web/(admin/|entry-admin|entry-server)' },
      { path: '^web/(admin/|entry-admin)' },
    ),
    rule(
      'the-administration-knows-no-public-room',
      { path: '^web/(admin/|entry-admin)' },
      { path: '^web/', pathNot: '^web/(admin|ui|loading|document)/' },
    ),
    rule(
      'features-do-not-meet',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    rule(
      'screens-do-not-meet',
      { path: '^web/admin/screens/([^/]+)/' },
      { path: '^web/admin/screens/', pathNot: '^web/admin/screens/$1/' },
    ),
    rule(
      'rooms-sit-below-router-and-entries',
      { path: '^web/(?!admin/)[^/]+/' },
      { path: '^web/(router|entry-)' },
    ),
    rule(
      'below-features-nothing-is-fetched-by-itself',
      { path: '^web/(ui|document|navigation|head|storage|items|lists|search-box)/' },
      { path: '^web/loading/trpc', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'the-service-worker-knows-what-is-kept',
      { path: '^web/service-worker/' },
      { path: '^(shared|web)/', pathNot: '^web/(service-worker|offline)/' },
    ),
    rule('ui-knows-no-domain', { path: '^web/ui/' }, { path: '^(shared/(?!text/)|worker/)' }),
    rule(
      'no-node-builtins-at-runtime',
      {
        path: '^(shared|worker|web)/',
        pathNot:
          '^(web/vite(\\.admin|\\.preview|\\.worker)?\\.config\\.ts|worker/auth/password\\.ts|worker/commands/.*)$',
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'runtime-code-has-runtime-dependencies',
      {
        path: '^(shared|worker|web)/',
        pathNot: '^web/vite(\\.admin|\\.preview|\\.worker)?\\.config\\.ts$',
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/(@types|@vitejs/plugin-react|@fontsource-variable)/',
      },
    ),
    rule(
      'one-file-parses-markdown',
      { pathNot: '^(?:drizzle/derived|tests/support/page)/markdown\\.ts$' },
      { path: '^node_modules/markdown-it/' },
    ),
    rule('nothing-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree\\.gen' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.css', '.json'],
    },
  },
}
