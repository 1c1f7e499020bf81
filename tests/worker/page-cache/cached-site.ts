import { onTestFinished, vi } from 'vitest'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { platformCache } from '#tests/support/site/platform-cache.ts'
import { snapshotObject } from '#tests/support/site/snapshot-object.ts'
import { createEdgeCache } from '#worker/page-cache/edge-cache.ts'
import { createMemoryCache } from '#worker/page-cache/memory-cache.ts'
import { createPageCache } from '#worker/page-cache/page-cache.ts'
import { createSnapshotCache, type SnapshotObjects } from '#worker/page-cache/snapshot-cache.ts'
import { createVersionWatch } from '#worker/page-cache/version-watch.ts'

export const origin = 'https://exemple.test'
export const secondMs = 1000
export const hourMs = 3_600_000

type Respond = (request: Request) => Promise<Response>

/** A site whose pages say what they were made of, behind copies on a clock that the test moves. */
export function cachedSite({ start = '2026-03-04T10:00:00Z' } = {}) {
  const world = {
    now: Date.parse(start),
    version: 1,
    withdrawn: 0,
    change: 0,
    isDown: false,
    isSnapshotDown: false,
    asked: [] as Request[],
  }
  const clock = () => world.now
  const ownDataCentre = dataCentre(clock)
  const kept = snapshotObject()
  const snapshot: SnapshotObjects = {
    getByName: (name) => (world.isSnapshotDown ? brokenObjects : kept).getByName(name),
  }

  const site: Respond = async (request) => {
    world.asked.push(request)
    const { pathname, search } = new URL(request.url)
    const text = `${pathname}${search} of version ${world.version} on ${dayInParis(new Date(world.now))}`
    if (world.isDown) return new Response('down', { status: 503, headers: { 'retry-after': '10' } })
    return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  const readVersion = async () => {
    if (world.isDown) throw new Error('The database is down')
    const { version, withdrawn, change } = world
    return { version, withdrawn, change }
  }

  /** One isolate, in the first data centre unless told. */
  function isolate({
    caches = ownDataCentre,
    objects = snapshot,
    buildId = 'build',
  }: {
    caches?: typeof ownDataCentre | typeof brokenCaches
    objects?: SnapshotObjects
    buildId?: string
  } = {}) {
    const deferred: Promise<unknown>[] = []
    const versions = createVersionWatch(readVersion, clock)
    const pageCache = createPageCache({
      siteOrigin: origin,
      versions,
      memory: createMemoryCache(1_000_000),
      edge: createEdgeCache(origin, buildId),
      snapshot: createSnapshotCache(objects, buildId, clock),
      clock,
    })
    const settle = async () => {
      while (deferred.length > 0) await Promise.all(deferred.splice(0))
    }
    /** Asks without waiting for what goes on after the answer. */
    const send = async (path: string, init: RequestInit = {}, respond: Respond = site) => {
      vi.stubGlobal('caches', caches)
      onTestFinished(() => void vi.unstubAllGlobals())
      const url = path.startsWith('/') ? origin + path : path
      return pageCache.fetch(new Request(url, init), respond, (work) => void deferred.push(work))
    }
    return {
      send,
      settle,
      /** A batch was written through this isolate. */
      wrote: () => {
        const { version, withdrawn, change } = world
        versions.noteWritten({ version, withdrawn, change })
        pageCache.recordPurge((work) => void deferred.push(work))
      },
      visit: async (path: string, init: RequestInit = {}, respond: Respond = site) => {
        const response = await send(path, init, respond)
        const text = await response.text()
        await settle()
        return { status: response.status, text, headers: response.headers }
      },
    }
  }

  return {
    world,
    site,
    isolate,
    dataCentre: () => dataCentre(clock),
    pass: (ms: number) => {
      world.now += ms
    },
    /** Something is changed, or taken from the site, by somebody else. */
    change: () => {
      world.version += 1
    },
    withdraw: () => {
      world.version += 1
      world.withdrawn = world.version
    },
  }
}

function dataCentre(clock: () => number) {
  return platformCache(clock)
}

const fail = () => Promise.reject(new Error('The cache is broken'))

/** A cache of the platform that does nothing but fail. */
export const brokenCaches = {
  open: async (_name: string) => ({ match: fail, put: fail }),
  keys: (): string[] => [],
}

/** Objects of the platform that cannot be reached. */
export const brokenObjects = {
  getByName: (_name: string) => ({ find: fail, keep: fail, recordPurge: fail }),
}
