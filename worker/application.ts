import { createApp } from './app.ts'
import { createGate } from './auth/gate.ts'
import type { Databases } from './database/databases.ts'
import type { RenderAdminShell, RenderPreviewShell } from './http/admin-pages.ts'
import type { RenderFailure } from './http/error-response.ts'
import type { RenderMaintenance } from './http/maintenance.ts'
import type { RenderPage } from './http/pages.ts'
import { createBudgets } from './limits/budgets.ts'
import { type CounterObjects, createCounters } from './limits/counter-client.ts'
import { createReportLimit } from './limits/report-limit.ts'
import { answerCache } from './page-cache/answer-cache.ts'
import type { VersionWatch } from './page-cache/version-watch.ts'
import { createVersionedAnswers } from './page-cache/versioned-answers.ts'
import type { Disk, PublishedFiles } from './runtime/bindings.ts'
import type { Config } from './runtime/config.ts'
import { createSearchEngines } from './services/search/search-engines.ts'
import { readDisk } from './services/site/disk.ts'
import { createAnnounce } from './services/site/index-now.ts'

/** How pages are made. */
export type Renderers = {
  render: RenderPage
  renderAdminShell: RenderAdminShell
  renderPreviewShell: RenderPreviewShell
  renderMaintenance: RenderMaintenance
  renderFailure: RenderFailure
}

/** How long a question about every item may take, at a hundred thousand of them. */
const analysisMs = 8000
/** Time limit of one request for the search index, whose parts are large. */
const indexMs = 5000

type Parts = {
  config: Config
  counters: CounterObjects
  files: PublishedFiles
  disk: Disk | undefined
  databases: Databases
  versions: VersionWatch
  renderers: Renderers
}

/** What answers the requests for which there is no copy. */
export function composeApplication(parts: Parts) {
  const { config, databases, versions, renderers, files, disk } = parts
  const { SITE_ORIGIN: siteOrigin, INDEXNOW_KEY: key } = config
  const countersFor = (purpose: Parameters<typeof createCounters>[2]) =>
    createCounters(parts.counters, config.CLIENT_KEY_SECRET, purpose)
  const lastVersion = () => versions.last()?.version ?? 0
  const versionedAnswers = new Map()
  const engines = createSearchEngines({
    visitors: () => databases.openNearest(lastVersion, { timeoutMs: indexMs }),
    editors: () => databases.openReader({ timeoutMs: indexMs }),
  })
  return createApp({
    openDatabase: (purpose) => {
      if (purpose === 'public') return databases.openNearest(lastVersion)
      return databases.openPrimary(purpose === 'analysis' ? { timeoutMs: analysisMs } : {})
    },
    budgets: createBudgets(config, countersFor('budgets')),
    reportLimit: createReportLimit(countersFor('reports')),
    gate: createGate(config, countersFor('sign-in')),
    openCaches: (defer) => {
      const currentVersion = async () =>
        (await versions.current(Date.now(), defer))?.version ?? null
      const countedVersion = async () => (await currentVersion()) ?? lastVersion()
      return {
        cached: answerCache(siteOrigin, countedVersion, defer),
        versioned: createVersionedAnswers(versionedAnswers, currentVersion),
        searchEngine: async (audience) => {
          const known = await versions.current(Date.now(), defer)
          return engines[audience].current(known?.change ?? null, defer)
        },
      }
    },
    ...renderers,
    siteOrigin,
    readAsset: (path) => files.fetch(siteOrigin + path),
    readDisk: () => readDisk(disk),
    isKeptOffline: config.SERVICE_WORKER === 'on',
    indexNow:
      key === undefined ? undefined : { key, announce: createAnnounce({ key, siteOrigin }) },
  })
}

export type Application = ReturnType<typeof composeApplication>
