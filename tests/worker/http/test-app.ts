import { readFile } from 'node:fs/promises'

import { testGate } from '#tests/support/gate.ts'
import { render as renderSite, renderAdminShell, renderMaintenance } from '#web/entry-server.tsx'
import { createApp } from '#worker/app.ts'
import type { Gate } from '#worker/auth/gate.ts'
import type { Database } from '#worker/db.ts'
import type { RenderPage } from '#worker/http/pages.ts'
import type { Announce } from '#worker/index-now.ts'
import type { Limiter } from '#worker/limits/limiter.ts'
import { createVersionedAnswers } from '#worker/page-cache/versioned-answers.ts'

export const siteOrigin = 'https://exemple.test'

type Options = {
  render?: RenderPage
  origin?: string
  limiter?: Limiter
  gate?: Gate
  /** What the isolate knows of the content version; nothing is kept between requests without it. */
  contentVersion?: number
  indexNow?: { key: string; announce: Announce }
}

/** Asks the app as the platform would: an absolute address and an execution context. */
export function testSite(
  openDatabase: () => Database,
  {
    render = renderSite,
    origin = siteOrigin,
    limiter = letAllPass,
    gate = testGate({ origin }),
    contentVersion,
    indexNow,
  }: Options = {},
) {
  const keptAnswers = new Map()
  const app = createApp({
    openDatabase,
    limiter,
    gate,
    openCaches: () => ({
      cached: (_question, _seconds, answer) => answer(),
      versioned: createVersionedAnswers(keptAnswers, async () => contentVersion ?? null),
    }),
    render,
    renderAdminShell,
    renderMaintenance,
    siteOrigin: origin,
    readAsset: async (path) => new Response(await readFile(`web/public${path}`)),
    indexNow,
  })
  const waiting: Promise<unknown>[] = []
  const execution = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException: () => {},
    props: {},
  }
  return {
    get: async (path: string, init?: RequestInit): Promise<Response> =>
      app.request(new URL(path, origin).href, init, {}, execution),
    request: async (url: string, init?: RequestInit): Promise<Response> =>
      app.request(url, init, {}, execution),
    /** What goes on after the responses. */
    settled: () => Promise.all(waiting),
  }
}

/** Limits are tested where they are: here every client is within them. */
const letAllPass: Limiter = () => Promise.resolve({ allowed: true, retryAfterSeconds: 0 })
