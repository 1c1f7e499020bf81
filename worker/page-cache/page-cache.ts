import { dayInParis } from '#shared/daily-pick.ts'
import { nextDay, parisDayStart } from '#shared/paris-time.ts'

import { logUnexpected } from '../http/error-response.ts'
import type { EdgeCopies } from './edge-copies.ts'
import type { createMemoryCopies } from './memory-copies.ts'
import { copyResponse, type PageCopy, respondWith } from './page-copy.ts'
import { publicAddress } from './public-address.ts'
import type { SnapshotCopies } from './snapshot-copies.ts'
import type { ContentVersion, VersionWatch } from './version-watch.ts'

type Dependencies = {
  siteOrigin: string
  versions: VersionWatch
  memory: ReturnType<typeof createMemoryCopies>
  edge: EdgeCopies
  snapshot: SnapshotCopies
  clock?: () => number
}

type Defer = (work: Promise<unknown>) => void
type Respond = (request: Request) => Promise<Response>

/** A copy is made anew after so long, should something have changed that raised no version. */
const freshMs = 600_000
const longestRevalidationMs = 30_000
/** A response of the site's maintenance, which is no failure of the database. */
export const maintenanceHeader = 'x-maintenance'

/**
 * Public pages and answers from a copy: of this isolate, else of the data centre, else rendered. A copy
 * is used while the content version is the one it was made of. When the database is down, the last good
 * copy serves, however old, but none from before something was withdrawn (security.md 5.7, T36).
 */
export function createPageCache(dependencies: Dependencies) {
  const { siteOrigin, versions, memory, edge, snapshot, clock = Date.now } = dependencies
  const siteHost = new URL(siteOrigin).hostname
  const revalidating = new Map<string, number>()
  let withdrawnNoted = 0

  async function lastGood(address: string): Promise<PageCopy | undefined> {
    const withdrawn = versions.last()?.withdrawn ?? 0
    const isKept = (copy: PageCopy | undefined) => copy !== undefined && copy.version >= withdrawn
    const own = memory.get(address)
    if (isKept(own)) return own
    // An isolate that never learnt a version cannot tell what was withdrawn; the snapshot can.
    const stored = versions.last() ? await edge.get(address) : undefined
    const last = isKept(stored) ? stored : await snapshot.get(address)
    if (!isKept(last)) return undefined
    if (last) memory.set(address, last)
    return last
  }

  async function keep(
    address: string,
    response: Response,
    { version, withdrawn }: ContentVersion,
    defer: Defer,
  ): Promise<PageCopy> {
    const now = clock()
    const copy = await copyResponse(response, {
      version,
      freshUntil: now + freshMs,
      validUntil: nextParisMidnight(now),
    })
    memory.set(address, copy)
    defer(edge.put(address, copy))
    defer(snapshot.put(address, copy, withdrawn))
    return copy
  }

  async function answer(request: Request, respond: Respond, defer: Defer): Promise<Response> {
    const url = new URL(request.url)
    // `www.` is redirected.
    const isOwnHost = url.hostname === siteHost || !url.hostname.startsWith('www.')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const found = isRead && isOwnHost ? publicAddress(url) : null
    if (!found) return respond(request)

    const { address, isSearch } = found
    if (isSearch) return answerSearch(address, request, respond, defer)
    const now = clock()
    const version = await versions.current(now, defer)
    if (version === null) {
      const last = await lastGood(address)
      if (last) return respondWith(last, request, 'site; hit; detail=database-down')
    } else {
      if (version.withdrawn > withdrawnNoted) {
        withdrawnNoted = version.withdrawn
        defer(snapshot.noteWithdrawn(version.withdrawn))
      }
      const own = memory.get(address)
      if (own && isCurrent(own, version, now)) {
        if (own.freshUntil <= now) revalidate(address, version, respond, defer)
        return respondWith(own, request)
      }
      const shared = await edge.get(address)
      if (shared && isCurrent(shared, version, now)) {
        memory.set(address, shared)
        return respondWith(shared, request)
      }
    }
    const response = await respond(new Request(siteOrigin + address))
    if (response.status === 200 && version) {
      const copy = await keep(address, response, version, defer)
      return respondWith(copy, request, 'site; fwd=miss; stored')
    }
    return isOutage(response)
      ? ((await insteadOf(address, request)) ?? response)
      : withoutBody(response, request)
  }

  /** A search is counted and worked out for each request. */
  async function answerSearch(
    address: string,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Promise<Response> {
    const response = await respond(request)
    if (isOutage(response)) return (await insteadOf(address, request)) ?? response
    const version = response.status === 200 ? await versions.current(clock(), defer) : null
    if (version) {
      const stamp = { version: version.version, freshUntil: 0, validUntil: 0 }
      memory.set(address, await copyResponse(response.clone(), stamp))
    }
    return response
  }

  async function insteadOf(address: string, request: Request): Promise<Response | undefined> {
    versions.noteFailure()
    const last = await lastGood(address)
    return last && respondWith(last, request, 'site; hit; detail=database-down')
  }

  /** One at a time for each address; whoever is shown the old copy does not wait. */
  function revalidate(
    address: string,
    version: ContentVersion,
    respond: Respond,
    defer: Defer,
  ): void {
    const now = clock()
    if (now - (revalidating.get(address) ?? Number.NEGATIVE_INFINITY) < longestRevalidationMs)
      return
    revalidating.set(address, now)
    const renew = async () => {
      try {
        const response = await respond(new Request(siteOrigin + address))
        if (response.status === 200) await keep(address, response, version, defer)
      } finally {
        revalidating.delete(address)
      }
    }
    defer(renew())
  }

  return {
    /** Answers a request; `respond` is the site without its copies. Never fails by its own fault. */
    async fetch(request: Request, respond: Respond, waitUntil: Defer): Promise<Response> {
      const defer: Defer = (work) =>
        waitUntil(work.catch((error: unknown) => logUnexpected(error, 'page cache')))
      return answer(request, respond, defer)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const isCurrent = (copy: PageCopy, { version }: ContentVersion, now: number) =>
  copy.version === version && copy.validUntil > now

/** The day's selection changes with the day (D61). */
const nextParisMidnight = (now: number) =>
  Date.parse(parisDayStart(nextDay(dayInParis(new Date(now)))))

const isOutage = (response: Response) =>
  response.status === 503 && !response.headers.has(maintenanceHeader)

/** The page was asked for whole, whatever the visitor asked. */
function withoutBody(response: Response, request: Request): Response {
  return request.method === 'HEAD' ? new Response(null, response) : response
}
