import type { ExecutionContext } from 'hono'

import { render, renderAdminShell, renderMaintenance } from '#web/entry-server.tsx'

import { edgeCache } from './answer-cache.ts'
import { createApp } from './app.ts'
import { createGate } from './auth/gate.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db.ts'
import { misconfigured } from './http/error-response.ts'
import { createLimiter } from './limits/limiter.ts'
import { runNightly } from './scheduled.ts'

export { RateLimiter } from './limits/rate-limiter.ts'

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: object, execution: ExecutionContext) {
    try {
      app ??= composeApp(bindings)
    } catch (error) {
      return misconfigured(error)
    }
    return app.fetch(request, bindings, execution)
  },
  scheduled(event: { scheduledTime: number }, bindings: object, execution: ExecutionContext) {
    const config = readConfig(bindings)
    execution.waitUntil(runNightly(() => openDatabase(config), new Date(event.scheduledTime)))
  },
}

function composeApp(bindings: object) {
  const config = readConfig(bindings)
  return createApp({
    openDatabase: () => openDatabase(config),
    limiter: createLimiter(config),
    gate: createGate(config),
    openCache: (defer) => edgeCache(config.SITE_ORIGIN, defer),
    render,
    renderAdminShell,
    renderMaintenance,
    siteOrigin: config.SITE_ORIGIN,
  })
}
