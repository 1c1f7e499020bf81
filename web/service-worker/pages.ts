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
import { readWhole } from '#web/offline/whole-site.ts'

import { firstInTime } from './first-in-time.ts'
import { asKeptVersion } from './kept-version.ts'
import { nothingKept } from './nothing-kept.ts'

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
  const kept = await keptVersion(url)
  return kept ?? network.catch(() => answerInstead(url))
}

async function keptVersion(url: URL): Promise<Response | undefined> {
  const address = keptAddress(url)
  if (address === null) return undefined
  const cache = await caches.open(pagesCacheName)
  const copy = await cache.match(address)
  // It says itself what it is.
  return copy && (address === offlinePath ? copy : asKeptVersion(copy))
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
  const whole = await readWhole()
  await drop(addressesToDrop(await keptPages(), wanted, whole?.addresses ?? []))
}

async function drop(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCacheName)
  await Promise.all(addresses.map((address) => cache.delete(address)))
}

/** Drops what was kept with the whole site alone. */
export async function dropUnvisited(wanted: readonly string[]): Promise<void> {
  await drop(unvisitedAddresses(await keptPages(), wanted))
}

/** Keeps a page that nobody has opened; gives the milliseconds to wait before the next, 0 for none. */
export async function keepUnvisited(address: string): Promise<number> {
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

/** Compares what is kept with the site, unless it was so lately. What nobody opened is renewed with the whole site. */
export async function checkPages(freshForMs = 0): Promise<void> {
  const before = Date.now() - freshForMs
  const stale = (await keptPages()).filter(
    ({ checkedAt, visitedAt }) => checkedAt <= before && visitedAt !== neverVisited,
  )
  if (await keepEach(stale.map(({ address }) => address))) wasOffline = false
}

/** False where the site stopped answering, or asks to wait. */
async function keepEach(addresses: readonly string[], visitedAt?: number): Promise<boolean> {
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: what the visitor asks for comes first
    if ((await keep(address, visitedAt)) > 0) return false
  }
  return true
}

/**
 * Asks the site for a page without its visitor's cookies, so that nothing of a session can be kept, and
 * for what has changed of it. What was withdrawn is kept no longer. Gives the milliseconds after which the site
 * can be asked for more: 0 unless it does not answer or refuses.
 */
async function keep(asked: string, visitedAt?: number): Promise<number> {
  const address = keptAddress(new URL(asked, location.origin))
  if (address === null) return 0
  const cache = await caches.open(pagesCacheName)
  const kept = await cache.match(address)
  const answer = await ask(address, 'manual', kept?.headers.get('etag')).catch(() => undefined)
  const note = kept && readNote(kept)
  if (!answer) {
    // A kept page that is opened without network is visited all the same.
    if (kept && note && visitedAt !== undefined)
      await cache.put(address, keptCopy(kept, await kept.blob(), { ...note, visitedAt }))
    return unansweredWaitMs
  }
  if (answer.status === 429 || answer.status === 503) return waitMsOf(answer)
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
  return 0
}

const unansweredWaitMs = 10_000
/** Default delay after a refusal without `Retry-After`. */
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
