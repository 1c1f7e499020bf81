import { freePort } from '#drizzle/free-port.ts'

import { startServedSites, unlimited } from '../support/served-sites.ts'
import { openSecureDoor } from './secure-door.ts'

/** The built site as visitors reach it: encrypted, and every file over one connection. */
export async function startVisitedSite() {
  const sites = await startServedSites()
  const port = await freePort()
  const site = await sites.start({
    variables: { ...unlimited, SITE_ORIGIN: `https://localhost:${port}` },
  })
  const door = await openSecureDoor(port, site.url)
  return {
    url: door.url,
    database: sites.database,
    stop: async () => {
      await door.stop()
      await sites.stop()
    },
  }
}
