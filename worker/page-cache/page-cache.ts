import { dayInParis } from '#shared/daily-pick.ts'
import { nextDay, parisDayStart } from '#shared/paris-time.ts'

import { logUnexpected } from '../http/error-response.ts'
import type { EdgeCopies } from './edge-copies.ts'
import type { createMemoryCopies } from './memory-copies.ts'
import { copyResponse, type PageCopy, respondWith } from './page-copy.ts'
import { type PublicAddress, publicAddress } from './public-address.ts'
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
const longestRenderingMs = 2000
const lookEveryMs = 5
const maxLooks = 100
/** Addresses as they were asked, whose spelling is worked out once. */
const maxAddresses = 5000
const maxAddressLength = 300
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
  const rendering = new Map<string, number>()
  const addresses = new Map<string, PublicAddress | null>()
  let withdrawnNoted = 0

  async function lastGood(address: string): Promise<PageCopy | undefined> {
    const withdrawn = versions.last()?.withdrawn ?? 0
    const mayServe = (copy: PageCopy | undefined) => copy !== undefined && copy.version >= withdrawn
    const own = memory.get(address)
    if (mayServe(own)) return own
    // An isolate that never learnt a version cannot tell what was withdrawn; the snapshot can.
    const stored = versions.last() ? await edge.get(address) : undefined
    const last = mayServe(stored) ? stored : await snapshot.get(address)
    if (!mayServe(last)) return undefined
    if (last) memory.set(address, last)
    return last
  }

  async function keep(
    address: string,
    response: Response,
    { version, withdrawn }: ContentVersion,
    began: number,
    defer: Defer,
  ): Promise<PageCopy> {
    const copy = await copyResponse(response, {
      version,
      freshUntil: began + freshMs,
      validUntil: nextParisMidnight(began),
    })
    memory.set(address, copy)
    defer(edge.put(address, copy))
    if (isForSnapshot(address)) defer(snapshot.put(address, copy, withdrawn))
    return copy
  }

  /** Most visits ask what was asked before. */
  function addressOf(asked: string): PublicAddress | null {
    const known = addresses.get(asked)
    if (known !== undefined) return known
    const url = new URL(asked)
    // `www.` is redirected.
    const isOwnHost = url.hostname === siteHost || !url.hostname.startsWith('www.')
    const found = isOwnHost ? publicAddress(url) : null
    if (addresses.size >= maxAddresses) addresses.clear()
    if (asked.length <= maxAddressLength) addresses.set(asked, found)
    return found
  }

  async function answer(request: Request, respond: Respond, defer: Defer): Promise<Response> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const found = isRead ? addressOf(request.url) : null
    if (!found) return respond(request)

    const { address, isSearch } = found
    if (isSearch) return answerSearch(address, request, respond, defer)
    const now = clock()
    const version = await versions.current(now, defer)
    if (version === null) {
      const last = await lastGood(address)
      if (last) return respondWith(last, request, 'site; hit; detail=database-down')
    } else {
      noteWithdrawn(version, defer)
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
    if (version && isRendering(address)) {
      const copy = await othersCopy(address, version)
      if (copy) return respondWith(copy, request)
    }
    rendering.set(address, now)
    try {
      const response = await respond(new Request(siteOrigin + address))
      if (isKept(response) && version) {
        const copy = await keep(address, response, version, now, defer)
        return respondWith(copy, request, 'site; fwd=miss; stored')
      }
      return isOutage(response)
        ? ((await insteadOf(address, request)) ?? response)
        : withoutBody(response, request)
    } finally {
      rendering.delete(address)
    }
  }

  /** A request that its visitor gave up ends without a word. */
  const isRendering = (address: string) =>
    clock() - (rendering.get(address) ?? Number.NEGATIVE_INFINITY) < longestRenderingMs

  /**
   * Another visitor's request makes this page: one rendering serves all who came meanwhile. The platform
   * lets no request wait for another's promise, so it looks again, and gives up when that one is slow.
   */
  async function othersCopy(
    address: string,
    version: ContentVersion,
  ): Promise<PageCopy | undefined> {
    for (let look = 0; look < maxLooks && isRendering(address); look += 1) {
      // oxlint-disable-next-line no-await-in-loop -- waits for another request
      await new Promise((resume) => setTimeout(resume, lookEveryMs))
    }
    const copy = memory.get(address)
    const isNew = copy && copy.version >= version.version && copy.validUntil > clock()
    return isNew ? copy : undefined
  }

  /** The snapshot learns of a withdrawal before anything is asked of it. */
  function noteWithdrawn({ withdrawn }: ContentVersion, defer: Defer): void {
    if (withdrawn <= withdrawnNoted) return
    withdrawnNoted = withdrawn
    defer(snapshot.noteWithdrawn(withdrawn))
  }

  /** A search is counted and worked out for each request. */
  async function answerSearch(
    address: string,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Promise<Response> {
    // Its headers say whose search it is, and its address no more than decides the answer.
    const response = await respond(new Request(siteOrigin + address, request))
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
        if (isKept(response)) await keep(address, response, version, now, defer)
      } finally {
        revalidating.delete(address)
      }
    }
    defer(renew())
  }

  return {
    /** Answers a request; `respond` is the site without its copies. Never fails by its own fault. */
    async fetch(request: Request, respond: Respond, waitUntil: Defer): Promise<Response> {
      return answer(request, respond, safely(waitUntil))
    },
    /** Something was changed through this isolate: the next visitor sees it, database or not. */
    noteWrite(waitUntil: Defer): void {
      const defer = safely(waitUntil)
      versions.forget()
      const learn = async () => {
        const version = await versions.current(clock(), defer)
        if (version) noteWithdrawn(version, defer)
      }
      defer(learn())
    },
  }
}

const safely =
  (waitUntil: Defer): Defer =>
  (work) =>
    waitUntil(work.catch((error: unknown) => logUnexpected(error, 'page cache')))

const isCurrent = (copy: PageCopy, { version }: ContentVersion, now: number) =>
  copy.version === version && copy.validUntil > now

/** The day's selection changes with the day (D61). */
const nextParisMidnight = (now: number) =>
  Date.parse(parisDayStart(nextDay(dayInParis(new Date(now)))))

/** A page, or the way to where a GPT lives: the only redirect of this kind. */
const isKept = ({ status }: Response) => status === 200 || status === 302

/** What a filter may say is endless: such pages would drive the others out. */
const isForSnapshot = (address: string) => !/[?&"]categor/.test(decodeURIComponent(address))

const isOutage = (response: Response) =>
  response.status === 503 && !response.headers.has(maintenanceHeader)

/** The page was asked for whole, whatever the visitor asked. */
function withoutBody(response: Response, request: Request): Response {
  return request.method === 'HEAD' ? new Response(null, response) : response
}
