import { mcpPath, opensStream } from '#worker/addresses/mcp-calls.ts'
import { createAddressReader } from '#worker/addresses/public-address.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

import { type CachedPage, respondWith } from './cached-page.ts'
import { createCachedPages, type Defer, type Places } from './cached-pages.ts'
import { createOngoingWork } from './ongoing-work.ts'
import type { ContentVersion, VersionWatch } from './version-watch.ts'

/** Tells the refusal of a site in maintenance from a failure of the database. */
export const maintenanceHeader = 'x-maintenance'

type Dependencies = Places & {
  siteOrigin: string
  versions: VersionWatch
  clock?: () => number
}

type Respond = (request: Request) => Promise<Response>

const longestRevalidationMs = 30_000
const longestRenderingMs = 2000
const lookEveryMs = 5
const maxLooks = 100

/**
 * Public pages and answers from a copy: of this isolate, else of the data centre, else of the snapshot,
 * else rendered. A copy is used while the content version is the one it was made of. When the database is
 * down, or making the page fails, the last good copy serves, however old, but none from before something
 * was withdrawn.
 */
export function createPageCache(dependencies: Dependencies) {
  const { siteOrigin, versions, clock = Date.now } = dependencies
  const copies = createCachedPages(dependencies)
  const addressOf = createAddressReader(siteOrigin)
  const revalidations = createOngoingWork(longestRevalidationMs, clock)
  const renderings = createOngoingWork(longestRenderingMs, clock)

  function answer(request: Request, respond: Respond, defer: Defer): Response | Promise<Response> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const found = isRead ? addressOf(request.url) : null
    if (!found) return respond(request)
    const { address, isTextAsked } = found
    if (address === mcpPath && opensStream(request)) return respond(request)
    if (isTextAsked) return answerSearch(address, request, respond, defer)
    const now = clock()
    return (
      answerAtOnce(address, now, request, respond, defer) ??
      answerPage(address, now, request, respond, defer)
    )
  }

  /** What most visits get: the copy that this isolate holds, without waiting for anything. */
  function answerAtOnce(
    address: string,
    now: number,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Response | undefined {
    const version = versions.recent(now, defer)
    const copy = version ? copies.own(address, version, now, defer) : undefined
    if (!version || !copy) return undefined
    copies.noteWithdrawn(version, now, defer)
    if (copy.freshUntil <= now) revalidate(address, version, respond, defer)
    return respondWith(copy, request)
  }

  async function answerPage(
    address: string,
    now: number,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Promise<Response> {
    const version = await versions.current(now, defer)
    if (version === null) {
      const last = await copies.lastGood(address, versions.last())
      if (last) return respondWith(last, request, databaseDown)
      return render(address, null, now, request, respond, defer)
    }
    copies.noteWithdrawn(version, now, defer)
    const copy =
      copies.own(address, version, now, defer) ??
      (await copies.nearest(address, version, now, defer))
    if (copy) {
      if (copy.freshUntil <= now) revalidate(address, version, respond, defer)
      return respondWith(copy, request)
    }
    const others = renderings.isOngoing(address) ? await othersCopy(address, version) : undefined
    if (others) return respondWith(others, request)
    return render(address, version, now, request, respond, defer)
  }

  async function render(
    address: string,
    version: ContentVersion | null,
    began: number,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Promise<Response> {
    renderings.begin(address)
    try {
      const response = await respond(askedBy(request, siteOrigin + address))
      if (hasFailed(response)) {
        if (isOutage(response)) versions.noteFailure()
        const last = await copies.lastGood(address, versions.last())
        return last
          ? respondWith(last, request, insteadOf(response))
          : withoutBody(response, request)
      }
      if (!version || !isKept(response)) return withoutBody(response, request)
      const copy = await copies.keep(address, response, version, began, defer)
      return respondWith(copy, request, 'site; fwd=miss; stored')
    } finally {
      renderings.end(address)
    }
  }

  /**
   * Another visitor's request makes this page: one rendering serves all who came meanwhile. The platform
   * lets no request wait for another's promise, so it looks again, and gives up when that one is slow.
   */
  async function othersCopy(
    address: string,
    version: ContentVersion,
  ): Promise<CachedPage | undefined> {
    for (let look = 0; look < maxLooks && renderings.isOngoing(address); look += 1) {
      // oxlint-disable-next-line no-await-in-loop -- waits for another request
      await new Promise((resume) => setTimeout(resume, lookEveryMs))
    }
    return copies.madeMeanwhile(address, version, clock())
  }

  /** A search is counted and worked out for each request; its last answer in this isolate serves for a failure alone. */
  async function answerSearch(
    address: string,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Promise<Response> {
    // Known before the answer is worked out: something may be withdrawn meanwhile.
    const version = await versions.current(clock(), defer)
    // The headers stay, for the limit asks who it is; of the address, what decides the answer.
    const response = await respond(new Request(siteOrigin + address, request))
    if (hasFailed(response)) {
      if (isOutage(response)) versions.noteFailure()
      const last = copies.ownLastGood(address, versions.last())
      return last ? respondWith(last, request, insteadOf(response)) : response
    }
    if (version && response.status === 200 && request.method === 'GET') {
      defer(copies.keepAsLast(address, response.clone(), version))
    }
    return response
  }

  /** One at a time for each address; whoever is shown the old copy does not wait. */
  function revalidate(
    address: string,
    version: ContentVersion,
    respond: Respond,
    defer: Defer,
  ): void {
    if (revalidations.isOngoing(address)) return
    revalidations.begin(address)
    const began = clock()
    const renew = async () => {
      try {
        const response = await respond(new Request(siteOrigin + address))
        if (isKept(response)) await copies.keep(address, response, version, began, defer)
      } finally {
        revalidations.end(address)
      }
    }
    defer(renew())
  }

  return {
    /** Answers a request; `respond` is the site without its copies. Never fails by its own fault. */
    fetch(request: Request, respond: Respond, waitUntil: Defer): Response | Promise<Response> {
      return answer(request, respond, safely(waitUntil))
    },
    /** Something was changed through this isolate: its next visitor sees it, database or not. */
    noteWrite(waitUntil: Defer): void {
      const defer = safely(waitUntil)
      versions.forget()
      const learn = async () => {
        const version = await versions.current(clock(), defer)
        if (version) copies.noteWithdrawn(version, clock(), defer)
      }
      defer(learn())
    },
  }
}

const safely =
  (waitUntil: Defer): Defer =>
  (work) =>
    waitUntil(work.catch((error: unknown) => logUnexpected(error, 'page cache')))

/** A page, or the way to where a GPT lives: the only redirect of this kind. */
const isKept = ({ status }: Response) => status === 200 || status === 302

/** By a fault of the site's; one in maintenance is as somebody wants it. */
const hasFailed = ({ status, headers }: Response) =>
  status >= 500 && !headers.has(maintenanceHeader)

const isOutage = ({ status }: Response) => status === 503

const databaseDown = 'site; hit; detail=database-down'
const insteadOf = (response: Response) =>
  isOutage(response) ? databaseDown : 'site; hit; detail=failed'

/** Nothing of the visitor but where they come from, for what counts how often they ask. */
function askedBy({ headers }: Request, url: string): Request {
  const client = headers.get('cf-connecting-ip')
  return new Request(url, client === null ? {} : { headers: { 'cf-connecting-ip': client } })
}

/** The page was asked for whole, whatever the visitor asked. */
function withoutBody(response: Response, request: Request): Response {
  return request.method === 'HEAD' ? new Response(null, response) : response
}
