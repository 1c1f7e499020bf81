/** The whole site, kept at its visitor's wish, and how far that is. */
export type WholeSite = {
  /** All addresses to keep, from the time of the list. */
  addresses: string[]
  /** Addresses that are not fetched yet. */
  remaining: string[]
  state: WholeState
  /** Milliseconds since 1970: when `addresses` were listed. */
  listedAt: number
  /** Milliseconds since 1970: the site did not answer, or refused, and is not asked again before. */
  retryAt: number
}

export type WholeState = (typeof wholeStates)[number]

const wholeStates = ['keeping', 'paused'] as const

/** Broadcast channel for a full browser, which may have no room to store that state. */
export const fullChannelName = 'whole-site-full'

/** Maximum number of stored pages, about 100 MB. */
export const wholeMaxPages = 1000
/** The mean size of a page as it is kept, uncompressed; `tests/budgets.test.ts` compares it with the site. */
export const meanPageBytes = 70_000
/** When the list is made again, and every page compared with the site. */
const wholeRefreshMs = 24 * 3_600_000

const cacheName = 'whole-v1'
const recordPath = '/whole-site'

/** State of storing the whole site. Null if it is not requested. */
export async function readWhole(): Promise<WholeSite | null> {
  if (!(await caches.has(cacheName))) return null
  const cache = await caches.open(cacheName)
  const stored = await cache.match(recordPath)
  return stored ? readRecord(await stored.json().catch(() => null)) : null
}

/** Stores what is known of it, or that it is kept no longer. The service worker alone does so. */
export async function writeWhole(whole: WholeSite | null): Promise<void> {
  if (whole === null) {
    await caches.delete(cacheName)
    return
  }
  const cache = await caches.open(cacheName)
  await cache.put(recordPath, new Response(JSON.stringify(whole)))
}

/** True if the stored site is stale. */
export const isWholeOld = ({ state, remaining, listedAt }: WholeSite, now: number): boolean =>
  state === 'keeping' && remaining.length === 0 && now - listedAt > wholeRefreshMs

/** The record with these addresses to be asked for, of which no more than the site is bounded to. */
export function wholeOf(addresses: readonly string[], now: number): WholeSite {
  const bounded = [...new Set(addresses)].slice(0, wholeMaxPages)
  return { addresses: bounded, remaining: bounded, state: 'keeping', listedAt: now, retryAt: 0 }
}

function readRecord(data: unknown): WholeSite | null {
  if (typeof data !== 'object' || data === null) return null
  const { addresses, remaining, state, listedAt, retryAt }: Record<string, unknown> = { ...data }
  const known = wholeStates.find((one) => one === state)
  if (!isTexts(addresses) || !isTexts(remaining) || known === undefined) return null
  if (typeof listedAt !== 'number' || typeof retryAt !== 'number') return null
  return { addresses, remaining, state: known, listedAt, retryAt }
}

const isTexts = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((text) => typeof text === 'string')
