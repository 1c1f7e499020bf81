import type { ExecutionContext } from 'hono'

import { buildId, render, renderAdminShell, renderMaintenance } from '#web/entry-server.tsx'

import { edgeCache } from './answer-cache.ts'
import { createApp } from './app.ts'
import { createGate } from './auth/gate.ts'
import { readConfig } from './config.ts'
import { createDatabases, type Databases, openDatabase } from './db.ts'
import { callsAdmin } from './http/administration-paths.ts'
import { misconfigured } from './http/error-response.ts'
import { createLimiter } from './limits/limiter.ts'
import { createEdgeCopies } from './page-cache/edge-copies.ts'
import { createMemoryCopies } from './page-cache/memory-copies.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createSnapshotCopies } from './page-cache/snapshot-copies.ts'
import { createVersionWatch } from './page-cache/version-watch.ts'
import { createVersionedAnswers } from './page-cache/versioned-answers.ts'
import { runNightly } from './scheduled.ts'
import { readContentVersion } from './services/content-version.ts'

export { RateLimiter } from './limits/rate-limiter.ts'
export { PageSnapshot } from './page-cache/page-snapshot.ts'

let site: ReturnType<typeof composeSite> | undefined

export default {
  fetch(request: Request, bindings: object, execution: ExecutionContext) {
    try {
      site ??= composeSite(bindings)
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

/** The most that copies of pages may take of an isolate's memory. */
const maxCopyBytes = 32_000_000

function composeSite(bindings: object) {
  const config = readConfig(bindings)
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
    render,
    renderAdminShell,
    renderMaintenance,
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

const isAdminWrite = ({ method, url }: Request) =>
  method === 'POST' && callsAdmin(new URL(url).pathname)

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
