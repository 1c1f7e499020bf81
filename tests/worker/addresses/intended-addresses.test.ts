import { expect, it } from 'vitest'

import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'

/** What is answered, and for whom. An address that is not here is there by chance. */
const intended: Record<string, string> = {
  'GET /robots.txt': 'search engines',
  'GET /sw.js': 'browsers: the service worker',
  'GET /assets/*': 'browsers: a file of an older build is absent',
  'GET /health': 'whoever watches the site: whether its parts work, and nothing that they hold',
  'GET /api/trpc/*': 'the pages of the site: what they read',
  'POST /api/trpc/*': 'the pages of the site: what they change',
  'GET /mcp': 'assistants: that there is no stream to open',
  'POST /mcp': 'assistants: the public catalogue',
  'GET /secure-admin-panel': 'the administration',
  'GET /secure-admin-panel/*': 'the administration',
  'GET /secure-admin-panel/apercu-image': 'the administration: a social image as it is typed',
  'GET /secure-admin-panel/export-complet': 'administrators: all content',
  'GET /secure-admin-panel/export-liste/prompts': 'editors: a filtered list as CSV',
  'GET /secure-admin-panel/export-liste/gpts': 'editors: a filtered list as CSV',
  'GET /gpt/:slug/ouvrir': 'visitors: to where a GPT lives',
  'GET /sitemap.xml': 'search engines',
  'GET /sitemap-pages.xml': 'search engines',
  'GET /:part{sitemap-.+}': 'search engines',
  'GET /social/*': 'whoever shows a link: its image',
  'GET /:kind{prompt|gpt}/:file{.+\\.md}': 'assistants: an item as markdown',
  'GET /nouveautes.xml': 'readers of feeds',
  'GET /llms.txt': 'assistants',
  'GET /opensearch.xml': 'browsers',
  'GET /manifest.webmanifest': 'browsers',
  'GET /.well-known/security.txt': 'whoever finds a hole',
  'GET /export/prompts.json': 'visitors: the public catalogue',
  'GET /export/prompts.csv': 'visitors: the public catalogue',
  'GET /export/gpts.json': 'visitors: the public catalogue',
  'GET /export/gpts.csv': 'visitors: the public catalogue',
  'GET /cle-index-now.txt': 'search engines: the key of IndexNow, which is public',
  'GET /*': 'visitors: pages',
}

const siteWithKey = async () => {
  const db = await createTestDatabase()
  return testSite(() => db, {
    indexNow: { key: 'cle-index-now', announce: () => Promise.resolve() },
  })
}

it('answers no address but those that are meant to be answered', async () => {
  const { routes } = await siteWithKey()
  // What every request passes answers none by itself.
  const answered = routes.filter(({ method }) => method !== 'ALL')
  const names = new Set(answered.map(({ method, path }) => `${method} ${path}`))

  expect([...names].toSorted()).toEqual(Object.keys(intended).toSorted())
})

it.each([
  '/docs',
  '/swagger',
  '/swagger.json',
  '/openapi.json',
  '/api/docs',
  '/api-docs',
  '/graphql',
  '/panel',
  '/trpc-panel',
  '/api/trpc-panel',
  '/metrics',
  '/status',
  '/debug',
  '/debug/pprof',
  '/actuator/health',
  '/server-status',
  '/phpinfo.php',
  '/__gc',
  '/__scheduled',
  '/cdn-cgi/handler/scheduled',
  '/healthz',
  '/readyz',
])('documents and gauges are not at %s', async (path) => {
  const site = await siteWithKey()

  expect((await site.get(path)).status).toBe(404)
})
