import { readFile } from 'node:fs/promises'

import type { DiskState } from '#shared/site/site-health.ts'
import { searchEngineOf } from '#tests/support/database/search-engine-of.ts'
import { unlimitedBudgets } from '#tests/support/site/budgets.ts'
import { testGate } from '#tests/support/site/gate.ts'
import {
  render as renderSite,
  renderAdminShell,
  renderPreviewShell,
  renderFailure,
  renderMaintenance,
} from '#web/entry-server.tsx'
import { createApp } from '#worker/app.ts'
import type { Gate } from '#worker/auth/gate.ts'
import type { Database } from '#worker/database/db.ts'
import type { RenderPage } from '#worker/http/pages.ts'
import type { Budgets } from '#worker/limits/budgets.ts'
import { createVersionedAnswers } from '#worker/page-cache/versioned-answers.ts'
import type { Announce } from '#worker/services/site/index-now.ts'

export const siteOrigin = 'https://exemple.test'

export type SiteOptions = {
  render?: RenderPage
  origin?: string
  budgets?: Budgets
  gate?: Gate
  /** Room on the machine that the site runs on. */
  disk?: DiskState | null
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
    budgets = unlimitedBudgets,
    gate = testGate({ origin }),
    disk = null,
    contentVersion,
    indexNow,
  }: SiteOptions = {},
) {
  const cachedAnswers = new Map()
  const app = createApp({
    openDatabase,
    readDisk: async () => disk,
    budgets,
    reportLimit: async () => ({ allowed: true, release: async () => {} }),
    gate,
    openCaches: () => ({
      cached: (_question, _seconds, answer) => answer(),
      versioned: createVersionedAnswers(cachedAnswers, async () => contentVersion ?? null),
      searchEngine: searchEngineOf(openDatabase()),
    }),
    render,
    renderAdminShell,
    renderPreviewShell,
    renderMaintenance,
    renderFailure,
    siteOrigin: origin,
    isKeptOffline: false,
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
    /** Every route and middleware, in the order in which a request passes them. */
    routes: app.routes,
    /** Asks as a client whose address the platform gives. */
    get: async (path: string, init?: RequestInit): Promise<Response> => {
      const headers = new Headers(init?.headers)
      if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', '203.0.113.7')
      return app.request(new URL(path, origin).href, { ...init, headers }, {}, execution)
    },
    request: async (url: string, init?: RequestInit): Promise<Response> =>
      app.request(url, init, {}, execution),
    /** What goes on after the responses. */
    settled: () => Promise.all(waiting),
  }
}
