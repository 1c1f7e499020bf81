import type { ExecutionContext } from 'hono'

import { buildId, render, renderAdminShell, renderMaintenance } from '#web/entry-server.tsx'

import { readConfig } from './config.ts'
import { openDatabase } from './db.ts'
import { callsAdmin } from './http/administration-paths.ts'
import { misconfigured } from './http/error-response.ts'
import { runNightly } from './scheduled.ts'
import { composeSite, type Site } from './site.ts'

export { RateLimiter } from './limits/rate-limiter.ts'
export { PageSnapshot } from './page-cache/page-snapshot.ts'

const pages = { buildId, render, renderAdminShell, renderMaintenance }
let site: Site | undefined

export default {
  fetch(request: Request, bindings: object, execution: ExecutionContext) {
    try {
      site ??= composeSite(readConfig(bindings), pages)
    } catch (error) {
      return misconfigured(error)
    }
    const { app, pageCache, isCaching } = site
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
    const respond = async (asked: Request) => {
      const response = await app.fetch(asked, bindings, execution)
      // Who changed something sees it at the next request.
      if (isAdminWrite(asked)) pageCache.noteWrite(waitUntil)
      return response
    }
    return isCaching ? pageCache.fetch(request, respond, waitUntil) : respond(request)
  },
  scheduled(event: { scheduledTime: number }, bindings: object, execution: ExecutionContext) {
    const config = readConfig(bindings)
    execution.waitUntil(runNightly(() => openDatabase(config), new Date(event.scheduledTime)))
  },
}

const isAdminWrite = ({ method, url }: Request) =>
  method === 'POST' && callsAdmin(new URL(url).pathname)
