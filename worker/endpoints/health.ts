import type { Handler } from 'hono'

import type { DiskState } from '#shared/site/site-health.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { readHealth, type SiteHealth } from '#worker/services/site/site-health.ts'

/** So often at most is the database asked, however many watch. */
const keptMs = 5000

/**
 * How the site stands, for whoever watches it: 503 where it is `down`, or `read-only` because the disk is full. A
 * stranger learns how its parts stand, and nothing of what they hold.
 */
export function health(): Handler<RequestEnv> {
  // What was found, and never what another request still waits for: it cannot be waited for here.
  let last: { at: number; found: SiteHealth | null; room: DiskState | null } | undefined
  return async (c) => {
    const { db, now, disk: readRoom } = c.var.context
    if (!last || now.getTime() - last.at > keptMs) {
      const [found, room] = await Promise.all([readHealth(db, now).catch(() => null), readRoom()])
      last = { at: now.getTime(), found, room }
    }
    const { found, room } = last
    const status = statusOf(found, room)
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    const disk = room && { disk: room }
    if (found === null) return c.json({ status, database: 'down', ...disk }, 503, headers)
    const { nuit, publications, sauvegarde } = found.jobs
    return c.json(
      {
        status,
        database: 'ok',
        schema: found.schema,
        contentVersion: found.contentVersion,
        ...disk,
        jobs: { nightly: nuit, publications, backup: sauvegarde },
      },
      status === 'ok' ? 200 : 503,
      headers,
    )
  }
}

function statusOf(found: SiteHealth | null, room: DiskState | null): 'ok' | 'read-only' | 'down' {
  if (found === null || found.schema === 'behind') return 'down'
  return room === 'full' ? 'read-only' : 'ok'
}
