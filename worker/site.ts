import { edgeCache } from './answer-cache.ts'
import { createApp } from './app.ts'
import { createGate } from './auth/gate.ts'
import type { Config } from './config.ts'
import { createDatabases, type Databases } from './db.ts'
import type { RenderAdminShell } from './http/admin-pages.ts'
import type { RenderMaintenance } from './http/maintenance.ts'
import type { RenderPage } from './http/pages.ts'
import { createLimiter } from './limits/limiter.ts'
import { createEdgeCopies } from './page-cache/edge-copies.ts'
import { createMemoryCopies } from './page-cache/memory-copies.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createSnapshotCopies } from './page-cache/snapshot-copies.ts'
import { createVersionWatch } from './page-cache/version-watch.ts'
import { createVersionedAnswers } from './page-cache/versioned-answers.ts'
import { readContentVersion } from './services/content-version.ts'

/** How pages are made, and the build that makes them. */
type Pages = {
  buildId: string
  render: RenderPage
  renderAdminShell: RenderAdminShell
  renderMaintenance: RenderMaintenance
}

/** The most that copies of pages may take of an isolate's memory. */
const maxCopyBytes = 32_000_000

/** What answers the requests of an isolate, made once from the configuration. */
export function composeSite(config: Config, { buildId, ...renderers }: Pages) {
  const { SITE_ORIGIN: siteOrigin } = config
  const databases = createDatabases(config)
  const versions = createVersionWatch(() => readVersion(databases))
  const lastVersion = () => versions.last()?.version ?? 0
  const versionedAnswers = new Map()
  const app = createApp({
    openDatabase: (isPublic) =>
      isPublic ? databases.openNearest(lastVersion) : databases.openPrimary(),
    limiter: createLimiter(config),
    gate: createGate(config),
    openCaches: (defer) => {
      const currentVersion = async () =>
        (await versions.current(Date.now(), defer))?.version ?? null
      const countedVersion = async () => (await currentVersion()) ?? lastVersion()
      return {
        cached: edgeCache(siteOrigin, countedVersion, defer),
        versioned: createVersionedAnswers(versionedAnswers, currentVersion),
      }
    },
    ...renderers,
    siteOrigin,
  })
  const pageCache = createPageCache({
    siteOrigin,
    versions,
    memory: createMemoryCopies(maxCopyBytes),
    edge: createEdgeCopies(siteOrigin, buildId),
    snapshot: createSnapshotCopies(config, buildId),
  })
  return { app, pageCache, isCaching: config.PAGE_CACHE === 'on' }
}

export type Site = ReturnType<typeof composeSite>

/** A visitor may be waiting, and a last good copy may be at hand. */
const versionTimeoutMs = 500

/** At the primary, or at its replica while it is down. */
async function readVersion({ openPrimary, openReplica }: Databases) {
  const options = { timeoutMs: versionTimeoutMs }
  try {
    return await readContentVersion(openPrimary(options))
  } catch (error) {
    if (!openReplica) throw error
    return readContentVersion(openReplica(options))
  }
}
