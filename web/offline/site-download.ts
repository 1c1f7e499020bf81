import { asRecord } from '#web/storage/read-record.ts'

import { readTexts } from './read-texts.ts'

/** Download of every public page for offline use, requested by the visitor. */
export type SiteDownload = {
  /** Every address to download, from the time of the list. */
  addresses: string[]
  /** Queue of addresses to fetch. */
  remaining: string[]
  state: DownloadState
  /** Consecutive pages that the site refused, since a page was last fetched. */
  failures: number
  /** When `addresses` were listed, in milliseconds since 1970. */
  listedAt: number
  /** No request before this time, in milliseconds since 1970: the site did not answer, or refused. */
  retryAt: number
}

type DownloadState = (typeof downloadStates)[number]

/** `incomplete`: the site refused every remaining page several times. */
const downloadStates = ['keeping', 'paused', 'incomplete'] as const

/** Broadcast channel for a full browser, which may have no room to store that state. */
export const fullChannelName = 'whole-site-full'

/** Maximum number of stored pages, about 70 MB. */
export const downloadMaxPages = 1000
/** Mean size of a stored page, uncompressed. `tests/budgets.test.ts` compares it with the site. */
export const meanPageBytes = 70_000
/** Interval after which the addresses are listed and every page is revalidated. */
const downloadRefreshMs = 24 * 3_600_000

// Browsers have stored downloads under these names.
const cacheName = 'whole-v1'
const recordPath = '/whole-site'

/** Reads the download. Null if it was not requested. */
export async function readDownload(): Promise<SiteDownload | null> {
  if (!(await caches.has(cacheName))) return null
  const cache = await caches.open(cacheName)
  const stored = await cache.match(recordPath)
  return stored ? parseDownload(await stored.json().catch(() => null)) : null
}

/** Stores the download, or removes it if null. Only the service worker writes it. */
export async function writeDownload(download: SiteDownload | null): Promise<void> {
  if (download === null) {
    await caches.delete(cacheName)
    return
  }
  const cache = await caches.open(cacheName)
  await cache.put(recordPath, new Response(JSON.stringify(download)))
}

/** True while pages remain and the visitor has not paused the download. */
export const isDownloading = ({ state, remaining }: SiteDownload): boolean =>
  state === 'keeping' && remaining.length > 0

/** True if the addresses should be listed again. */
export const isDownloadStale = (download: SiteDownload, now: number): boolean =>
  download.state !== 'paused' &&
  !isDownloading(download) &&
  now - download.listedAt > downloadRefreshMs

/** Creates a download of these addresses, up to the maximum. */
export function createDownload(addresses: readonly string[], now: number): SiteDownload {
  const bounded = [...new Set(addresses)].slice(0, downloadMaxPages)
  return {
    addresses: bounded,
    remaining: bounded,
    state: 'keeping',
    failures: 0,
    listedAt: now,
    retryAt: 0,
  }
}

function parseDownload(data: unknown): SiteDownload | null {
  const { state, failures, listedAt, retryAt, ...lists } = asRecord(data)
  const addresses = readTexts(lists['addresses'])
  const known = downloadStates.find((one) => one === state)
  if (addresses.length === 0 || known === undefined) return null
  if (typeof listedAt !== 'number' || typeof retryAt !== 'number') return null
  return {
    addresses,
    remaining: readTexts(lists['remaining']),
    state: known,
    // Earlier builds stored no count.
    failures: typeof failures === 'number' ? failures : 0,
    listedAt,
    retryAt,
  }
}
