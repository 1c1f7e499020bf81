import { freePort } from '#drizzle/local/free-port.ts'
import { startServedSites, unlimited } from '#tests/support/site/served-sites.ts'

import { openSecureProxy } from './secure-proxy.ts'

/** The built site as visitors reach it: encrypted, and every file over one connection. */
export async function startVisitedSite() {
  const sites = await startServedSites()
  const port = await freePort()
  const site = await sites.start({
    variables: { ...unlimited, SITE_ORIGIN: `https://localhost:${port}` },
  })
  const proxy = await openSecureProxy(port, site.url)
  return {
    url: proxy.url,
    database: sites.database,
    stop: async () => {
      await proxy.stop()
      await sites.stop()
    },
  }
}
