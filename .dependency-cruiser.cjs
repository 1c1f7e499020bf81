const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('everything-resolves', {}, { couldNotResolve: true }),
    rule('shared-is-the-floor', { path: '^shared/' }, { path: '^(drizzle|worker|web|tests)/' }),
    rule(
      'shared-needs-only-zod',
      { path: '^shared/' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/zod/' },
    ),
    rule('drizzle-sees-only-shared', { path: '^drizzle/' }, { path: '^(worker|web|tests)/' }),
    rule(
      'sql-lives-in-services',
      { path: '^worker/', pathNot: '^worker/(services/|(db|write-batch)\\.ts$)' },
      // Of what commands and the Worker do alike, these know no database.
      {
        path: '^(drizzle/|node_modules/drizzle-orm/)',
        pathNot: '^drizzle/(password-hash|markdown)\\.ts$',
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
      { path: '^worker/routers/', pathNot: 'content-inputs\\.ts$' },
    ),
    rule(
      'web-knows-the-worker-as-a-type',
      { path: '^web/' },
      { path: '^worker/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-web-trpc-names-the-router',
      { path: '^web/', pathNot: '^web/trpc\\.ts$' },
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
      'the-entry-enters-web-by-its-door',
      { path: '^worker/index\\.ts$' },
      { path: '^web/', pathNot: '^web/(entry-server\\.tsx|build-id\\.ts)$' },
    ),
    rule(
      'public-pages-know-no-administration',
      { path: '^web/', pathNot: '^web/(admin/|entry-admin|entry-server)' },
      { path: '^web/(admin/|entry-admin)' },
    ),
    rule(
      'the-administration-knows-no-public-page',
      { path: '^web/(admin/|entry-admin)' },
      { path: '^web/(routes/|features/|router|route-tree)' },
    ),
    rule(
      'features-do-not-meet',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    rule(
      'features-sit-below-routes',
      { path: '^web/(features|layout|ui)/' },
      { path: '^web/(routes/|router|entry-)' },
    ),
    rule('layout-sits-below-features', { path: '^web/layout/' }, { path: '^web/(features/|trpc)' }),
    rule(
      'ui-knows-no-domain',
      { path: '^web/ui/' },
      { path: '^(web/(features|layout|trpc)|shared/|worker/)' },
    ),
    rule(
      'no-node-builtins-at-runtime',
      {
        path: '^(shared|worker|web)/',
        pathNot: '^(web/vite(\\.admin)?\\.config\\.ts|worker/auth/password\\.ts)$',
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'runtime-code-has-runtime-dependencies',
      { path: '^(shared|worker|web)/', pathNot: '^web/vite(\\.admin)?\\.config\\.ts$' },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/(@types|@vitejs/plugin-react|@fontsource-variable)/',
      },
    ),
    rule(
      'one-file-parses-markdown',
      { pathNot: '^drizzle/markdown\\.ts$' },
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
