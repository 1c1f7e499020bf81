import type { Application, Renderers } from './application.ts'
import { readContentVersion } from './database/content-version.ts'
import { createDatabases, type Databases } from './database/databases.ts'
import type { CounterObjects } from './limits/counter-client.ts'
import { createEdgeCache } from './page-cache/edge-cache.ts'
import { createMemoryCache } from './page-cache/memory-cache.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createSnapshotCache, type SnapshotObjects } from './page-cache/snapshot-cache.ts'
import { createVersionWatch } from './page-cache/version-watch.ts'
import type { Disk, LinkService, PublishedFiles } from './runtime/bindings.ts'
import type { Config } from './runtime/config.ts'
import { storageBounds } from './runtime/storage-bounds.ts'

/** What the platform gives the Worker besides variables, by the names of `wrangler.toml`. */
export type Bindings = {
  RATE_LIMITER: CounterObjects
  PAGE_SNAPSHOT: SnapshotObjects
  ASSETS: PublishedFiles
  DISK?: Disk
  LINKS?: LinkService
}

/** The build that makes pages, and how they are made. */
type Pages = { buildId: string; loadRenderers: () => Promise<Renderers> }

/**
 * What an isolate is made of: the copies, which most visits need alone, and the application, which is
 * loaded when something has to be worked out.
 */
export function composeSite(
  config: Config,
  { RATE_LIMITER: counters, PAGE_SNAPSHOT: snapshot, ASSETS: files, DISK: disk }: Bindings,
  { buildId, loadRenderers }: Pages,
) {
  const { SITE_ORIGIN: siteOrigin } = config
  const versions = createVersionWatch(() => readVersion(databases))
  const databases: Databases = createDatabases(config, versions.noteWritten)
  let application: Application | undefined
  return {
    config,
    pageCache: createPageCache({
      siteOrigin,
      versions,
      memory: createMemoryCache(storageBounds.memory.bytes),
      edge: createEdgeCache(siteOrigin, buildId),
      snapshot: createSnapshotCache(snapshot, buildId),
    }),
    isCaching: config.PAGE_CACHE === 'on',
    openApplication: async (): Promise<Application> => {
      if (application) return application
      const [{ composeApplication }, renderers] = await Promise.all([
        import('./application.ts'),
        loadRenderers(),
      ])
      // Another request may have been quicker. The promise itself is not shared: on this platform no
      // request may wait for what another one began.
      application ??= composeApplication({
        config,
        counters,
        files,
        disk,
        databases,
        versions,
        renderers,
      })
      return application
    },
  }
}

export type Site = ReturnType<typeof composeSite>

/** A visitor may be waiting, and a last good copy may be at hand. */
const versionTimeoutMs = 500

/** At the primary, or at its replica while it is down. */
async function readVersion({ openReader, openReplica }: Databases) {
  const options = { timeoutMs: versionTimeoutMs }
  try {
    return await readContentVersion(openReader(options))
  } catch (error) {
    if (!openReplica) throw error
    return readContentVersion(openReplica(options))
  }
}
