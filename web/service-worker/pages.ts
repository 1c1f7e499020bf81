import { keptAddress, isSearchPage } from '#web/offline/kept-address.ts'
import {
  addressesToDrop,
  neverVisited,
  ownPages,
  unvisitedAddresses,
} from '#web/offline/kept-choice.ts'
import {
  keptCopy,
  keptPages,
  type KeptNote,
  pagesCacheName,
  readNote,
} from '#web/offline/kept-copy.ts'
import { pageSummary } from '#web/offline/page-summary.ts'
import { readDownload } from '#web/offline/site-download.ts'

import { firstInTime } from './first-in-time.ts'
import { nothingKept } from './nothing-kept.ts'
import { markStaleCopy } from './stale-copy.ts'

/** What was compared with the site so lately is not asked for again, unless the connection was lost. */
const freshMs = 30 * 60_000

/** Whether a page got no answer since what is kept was last compared with the site. */
let wasOffline = false

/** Whether a page is answered here when the site does not answer; every other goes its own way. */
export const isPage = (url: URL): boolean => keptAddress(url) !== null || isSearchPage(url)

/**
 * A page from the site; where that does not answer, its kept copy, else a redirect to the offline page. Where
 * not even that one is kept, a short answer in its place: a redirect would come back here without end.
 */
export async function answerPage(request: Request, url: URL): Promise<Response> {
  const network = fetch(request)
  const answer = await firstInTime(network)
  if (answer) return answer
  wasOffline = true
  return (await findStaleCopy(url)) ?? network.catch(() => answerInstead(url))
}

async function findStaleCopy(url: URL): Promise<Response | undefined> {
  const address = keptAddress(url)
  if (address === null) return undefined
  const cache = await caches.open(pagesCacheName)
  const copy = await cache.match(address)
  // It says itself what it is.
  return copy && (address === offlinePath ? copy : markStaleCopy(copy))
}

const offlinePath = '/hors-ligne'

async function answerInstead(url: URL): Promise<Response> {
  const cache = await caches.open(pagesCacheName)
  const hasOfflinePage = (await cache.match(offlinePath)) !== undefined
  return hasOfflinePage ? Response.redirect(offlineAddress(url)) : nothingKept()
}

/** The offline page, with what was asked for: the words of a search, or an address. */
function offlineAddress(url: URL): URL {
  const instead = new URL(offlinePath, url)
  const asked = url.pathname + url.search
  if (isSearchPage(url)) instead.searchParams.set('q', url.searchParams.get('q') ?? '')
  else instead.searchParams.set('page', asked)
  return instead
}

/** Keeps the page that is being read and those that are wanted, checks the others, and drops the oldest. */
export async function keepPages(
  visited: string | null,
  wanted: readonly string[],
  isReconnected: boolean,
): Promise<void> {
  const known = new Set((await keptPages()).map(({ address }) => address))
  const absent = [...ownPages, ...wanted].filter((address) => !known.has(address))
  await keepEach([...(visited === null ? [] : [visited]), ...absent], Date.now())
  await checkPages(isReconnected || wasOffline ? 0 : freshMs)
  const download = await readDownload()
  await drop(addressesToDrop(await keptPages(), wanted, download?.addresses ?? []))
}

async function drop(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCacheName)
  await Promise.all(addresses.map((address) => cache.delete(address)))
}

/** Removes downloaded pages that were never opened. */
export async function dropUnvisited(wanted: readonly string[]): Promise<void> {
  await drop(unvisitedAddresses(await keptPages(), wanted))
}

/** Stores a page of the site download. */
export async function keepUnvisited(address: string): Promise<PageResult> {
  const cache = await caches.open(pagesCacheName)
  return keep(address, (await cache.match(address)) ? undefined : neverVisited)
}

/** Keeps the page that is shown in place of one that is not kept, before any visit asks for it. */
export const keepOfflinePage = () => keepNew(new URL(offlinePath, location.origin))

/** Keeps a page that was opened for the first time; the page itself sees to all the rest. */
export async function keepNew(url: URL): Promise<void> {
  const address = keptAddress(url)
  if (address === null) return
  const cache = await caches.open(pagesCacheName)
  if (!(await cache.match(address))) await keep(address, Date.now())
}

/** Revalidates stored pages that are not fresh. The site download revalidates pages that were never opened. */
export async function checkPages(freshForMs = 0): Promise<void> {
  const before = Date.now() - freshForMs
  const stale = (await keptPages()).filter(
    ({ checkedAt, visitedAt }) => checkedAt <= before && visitedAt !== neverVisited,
  )
  if (await keepEach(stale.map(({ address }) => address))) wasOffline = false
}

/** Stops and returns false if the site does not answer or refuses. An error of one page does not stop the others. */
async function keepEach(addresses: readonly string[], visitedAt?: number): Promise<boolean> {
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: what the visitor asks for comes first
    const { outcome } = await keep(address, visitedAt)
    if (outcome === 'refused' || outcome === 'unanswered') return false
  }
  return true
}

/** Result of storing a page. `waitMs` is the delay before the next request to the site. */
export type PageResult = {
  /** `refused`: the site refuses every request for now. `server-error`: it fails to render this page. */
  outcome: 'done' | 'unanswered' | 'refused' | 'server-error'
  waitMs: number
}

const done: PageResult = { outcome: 'done', waitMs: 0 }

/**
 * Fetches or revalidates a page, and stores it. Sends no cookies, so that nothing of a session is stored.
 * Removes a page that the site has withdrawn.
 */
async function keep(asked: string, visitedAt?: number): Promise<PageResult> {
  const address = keptAddress(new URL(asked, location.origin))
  if (address === null) return done
  const cache = await caches.open(pagesCacheName)
  const kept = await cache.match(address)
  const answer = await ask(address, 'manual', kept?.headers.get('etag')).catch(() => undefined)
  const note = kept && readNote(kept)
  if (!answer) {
    // A kept page that is opened without network is visited all the same.
    if (kept && note && visitedAt !== undefined)
      await cache.put(address, keptCopy(kept, await kept.blob(), { ...note, visitedAt }))
    return { outcome: 'unanswered', waitMs: unansweredWaitMs }
  }
  if (answer.status >= 500 || answer.status === 429) {
    const isRefused = answer.status === 429 || answer.status === 503
    return { outcome: isRefused ? 'refused' : 'server-error', waitMs: waitMsOf(answer) }
  }
  const times = timesOf(kept, visitedAt)
  const isRenamed = answer.type === 'opaqueredirect'
  if (answer.status === 304 && kept && note) {
    await cache.put(address, keptCopy(kept, await kept.blob(), { ...note, ...times }))
  } else if (isRenamed || answer.status === 404 || answer.status === 410) {
    await cache.delete(address)
  }
  // It may lead away from the site, which nothing here follows.
  const found = isRenamed ? await ask(address, 'follow').catch(() => undefined) : answer
  if (found && isPublicPage(found)) await store(found, times)
  return done
}

const unansweredWaitMs = 10_000
/** Default delay after a refusal or an error without `Retry-After`. */
const refusedWaitMs = 60_000

const waitMsOf = ({ headers }: Response) =>
  Number(headers.get('retry-after')) * 1000 || refusedWaitMs

async function store(answer: Response, times: Times): Promise<void> {
  const address = keptAddress(new URL(answer.url))
  if (address === null) return
  const html = await answer.text()
  const cache = await caches.open(pagesCacheName)
  await cache.put(address, keptCopy(answer, html, { ...pageSummary(html), ...times }))
}

const ask = (address: string, redirect: RequestRedirect, etag?: string | null) =>
  fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    redirect,
    headers: { accept: 'text/html', ...(etag && { 'if-none-match': etag }) },
  })

type Times = Pick<KeptNote, 'visitedAt' | 'checkedAt'>

function timesOf(kept: Response | undefined, visitedAt: number | undefined): Times {
  const now = Date.now()
  const before = kept && readNote(kept)
  return { visitedAt: visitedAt ?? before?.visitedAt ?? now, checkedAt: now }
}

/** A page for everybody: the site forbids to keep what is not. */
const isPublicPage = ({ ok, headers }: Response) =>
  ok &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !(headers.get('cache-control') ?? '').includes('no-store')
