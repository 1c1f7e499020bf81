import type { ExecutionContext } from 'hono'

import { render } from '#web/entry-server.tsx'

import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db.ts'

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: object, execution: ExecutionContext) {
    if (!app) {
      const config = readConfig(bindings)
      app = createApp({
        openDatabase: () => openDatabase(config),
        render,
        siteOrigin: config.SITE_ORIGIN,
      })
    }
    return app.fetch(request, bindings, execution)
  },
}
