import { mcpPath, opensStream } from '#worker/addresses/mcp-calls.ts'
import { createAddressReader } from '#worker/addresses/public-address.ts'
import type { ContentVersion } from '#worker/database/content-version.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

import { type CachedPage, respondWith } from './cached-page.ts'
import { type CacheTiers, createCachedPages, type Defer } from './cached-pages.ts'
import { createOngoingWork } from './ongoing-work.ts'
import type { VersionWatch } from './version-watch.ts'

/** Marks the 503 of a site in maintenance, which is no failure. */
export const maintenanceHeader = 'x-maintenance'

type Dependencies = CacheTiers & {
  siteOrigin: string
  versions: VersionWatch
  clock?: () => number
}

type Respond = (request: Request) => Promise<Response>

const longestRevalidationMs = 30_000
const longestRenderingMs = 2000
const pollMs = 5
const maxPolls = 100

/**
 * Cache of public pages and answers: memory of this isolate, cache of the data centre, snapshot, else
 * rendered. A copy is current while the content version is the one it was made of. When the database is
 * unavailable or rendering fails, a stale copy is served, unless something was withdrawn since.
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
      answerFromMemory(address, now, request, respond, defer) ??
      answerPage(address, now, request, respond, defer)
    )
  }

  /** Most visits: a current copy in memory, without waiting for anything. */
  function answerFromMemory(
    address: string,
    now: number,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Response | undefined {
    const version = versions.recent(now, defer)
    const copy = version ? copies.fromMemory(address, version, now, defer) : undefined
    if (!version || !copy) return undefined
    copies.recordPurge(version, now, defer)
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
      const stale = await copies.staleIfError(address, versions.last())
      if (stale) return respondWith(stale, request, servedWhileUnavailable)
      return render(address, null, now, request, respond, defer)
    }
    copies.recordPurge(version, now, defer)
    const copy =
      copies.fromMemory(address, version, now, defer) ??
      (await copies.fromEdge(address, version, now, defer))
    if (copy) {
      if (copy.freshUntil <= now) revalidate(address, version, respond, defer)
      return respondWith(copy, request)
    }
    const concurrent = renderings.isOngoing(address)
      ? await awaitConcurrentRender(address, version)
      : undefined
    if (concurrent) return respondWith(concurrent, request)
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
      const response = await respond(anonymousRequest(request, siteOrigin + address))
      if (hasFailed(response)) {
        const stale = await copies.staleIfError(address, versions.last())
        return stale
          ? respondWith(stale, request, servedInsteadOf(response))
          : withoutBody(response, request)
      }
      if (!version || !isCacheable(response)) return withoutBody(response, request)
      const copy = await copies.store(address, response, version, began, defer)
      return respondWith(copy, request, 'site; fwd=miss; stored')
    } finally {
      renderings.end(address)
    }
  }

  /**
   * Coalesces requests: waits for the copy that another request of this isolate is rendering. It polls,
   * since the platform does not let a request await another one's promise.
   */
  async function awaitConcurrentRender(
    address: string,
    version: ContentVersion,
  ): Promise<CachedPage | undefined> {
    for (let poll = 0; poll < maxPolls && renderings.isOngoing(address); poll += 1) {
      // oxlint-disable-next-line no-await-in-loop -- waits for another request
      await new Promise((resume) => setTimeout(resume, pollMs))
    }
    return copies.renderedSince(address, version, clock())
  }

  /** Searches are not cached. The last good answer in memory is served only when a later one fails. */
  async function answerSearch(
    address: string,
    request: Request,
    respond: Respond,
    defer: Defer,
  ): Promise<Response> {
    // Read before the answer is made: something may be withdrawn meanwhile.
    const version = await versions.current(clock(), defer)
    const response = await respond(anonymousRequest(request, siteOrigin + address))
    if (hasFailed(response)) {
      const stale = copies.staleFromMemory(address, versions.last())
      return stale
        ? respondWith(stale, request, servedInsteadOf(response))
        : withoutBody(response, request)
    }
    if (version && response.status === 200) {
      defer(copies.storeStaleIfError(address, response.clone(), version))
    }
    return withoutBody(response, request)
  }

  /** Renders a copy again in the background, once at a time for an address. */
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
        if (isCacheable(response)) await copies.store(address, response, version, began, defer)
      } finally {
        revalidations.end(address)
      }
    }
    defer(renew())
  }

  return {
    /** Answers a request; `respond` is the site without its cache. */
    fetch(request: Request, respond: Respond, waitUntil: Defer): Response | Promise<Response> {
      return answer(request, respond, logFailures(waitUntil))
    },
    /** Tells the snapshot if this isolate knows of a withdrawal that the snapshot does not. */
    recordPurge(waitUntil: Defer): void {
      const version = versions.last()
      if (version) copies.recordPurge(version, clock(), logFailures(waitUntil))
    },
  }
}

const logFailures =
  (waitUntil: Defer): Defer =>
  (work) =>
    waitUntil(work.catch((error: unknown) => logUnexpected(error, 'page cache')))

/** A page, or the redirect to where a GPT lives. */
const isCacheable = ({ status }: Response) => status === 200 || status === 302

const hasFailed = ({ status, headers }: Response) =>
  status >= 500 && !headers.has(maintenanceHeader)

const servedWhileUnavailable = 'site; hit; detail=unavailable'
const servedInsteadOf = ({ status }: Response) =>
  status === 503 ? servedWhileUnavailable : 'site; hit; detail=failed'

/** Copies only the headers that limits read: the client's address, and whether it accepts HTML. */
function anonymousRequest({ headers }: Request, url: string): Request {
  const kept = new Headers()
  const client = headers.get('cf-connecting-ip')
  if (client !== null) kept.set('cf-connecting-ip', client)
  if (headers.get('accept')?.includes('text/html')) kept.set('accept', 'text/html')
  return new Request(url, { headers: kept })
}

/** A page is rendered whole, also for HEAD. */
function withoutBody(response: Response, request: Request): Response {
  return request.method === 'HEAD' ? new Response(null, response) : response
}
