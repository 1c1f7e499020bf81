import type { Handler } from 'hono'

import type { RequestEnv } from '#worker/http/request-context.ts'
import { readHealth, type SiteHealth } from '#worker/services/site/site-health.ts'

/** So often at most is the database asked, however many watch. */
const keptMs = 5000

/**
 * Whether the site can do its main job, for whoever watches it: 503 where it cannot. A stranger learns how
 * its parts stand, and nothing of what they hold.
 */
export function health(): Handler<RequestEnv> {
  // What was found, and never what another request still waits for: it cannot be waited for here.
  let last: { at: number; found: SiteHealth | null } | undefined
  return async (c) => {
    const { db, now } = c.var.context
    if (!last || now.getTime() - last.at > keptMs) {
      last = { at: now.getTime(), found: await readHealth(db, now).catch(() => null) }
    }
    const { found } = last
    const isUp = found !== null && found.schema !== 'behind'
    const status = isUp ? 'ok' : 'down'
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    if (found === null) return c.json({ status, database: 'down' }, 503, headers)
    const { nuit, publications, sauvegarde } = found.jobs
    return c.json(
      {
        status,
        database: 'ok',
        schema: found.schema,
        contentVersion: found.contentVersion,
        jobs: { nightly: nuit, publications, backup: sauvegarde },
      },
      isUp ? 200 : 503,
      headers,
    )
  }
}
