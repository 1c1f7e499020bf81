import {
  createDownload,
  fullChannelName,
  isDownloading,
  readDownload,
  type SiteDownload,
  writeDownload,
} from '#web/offline/site-download.ts'
import type { DownloadMessage } from '#web/offline/worker-message.ts'

import { dropOldFiles } from './files.ts'
import { dropUnvisited, keepUnvisited, type PageResult } from './pages.ts'

declare const registration: ServiceWorkerRegistration

/** Concurrent requests and minimum time per page: 5 pages/s, half of the site's rate limit. */
const pagesAtOnce = 3
const msPerPage = 200
/** Refusals per remaining page, without any success, after which the download ends incomplete. */
const maxTries = 3

let running: Promise<void> | undefined

/** Downloads the remaining pages. Concurrent calls share one run. */
export function continueDownload(): Promise<void> {
  running ??= downloadRemaining().finally(() => {
    running = undefined
  })
  return running
}

/** True after the browser refused to store a page, until the service worker restarts. */
let isFull = false
const fullChannel = new BroadcastChannel(fullChannelName)

async function downloadRemaining(): Promise<void> {
  // A waiting build cannot activate while this worker handles an event.
  if (hasWaitingBuild()) return
  const download = await readDownload()
  if (download !== null && isDownloading(download) && Date.now() >= download.retryAt) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window has one, a channel none
    if (isFull) return fullChannel.postMessage(null)
    const batch = download.remaining.slice(0, pagesAtOnce)
    await Promise.all([downloadBatch(batch), pause(msPerPage * batch.length)]).catch(() => {
      isFull = true
    })
    return downloadRemaining()
  }
  // An installing or waiting build has stored its files already.
  const isNewest = !hasWaitingBuild() && registration.installing === null
  if (!download?.remaining.length && isNewest) await dropOldFiles()
}

const hasWaitingBuild = () => registration.waiting !== null

/** Downloads a few pages and records the results. Throws if the browser is full. */
async function downloadBatch(addresses: string[]): Promise<void> {
  const results = await Promise.all(addresses.map(keepUnvisited))
  await change((download) => download && recordBatch(download, addresses, results))
}

/** Moves failed addresses to the end of the queue, so that they do not block the others. */
function recordBatch(
  download: SiteDownload,
  addresses: string[],
  results: PageResult[],
): SiteDownload {
  const failed = addresses.filter(
    (address, index) => results[index]?.outcome !== 'done' && download.remaining.includes(address),
  )
  const others = download.remaining.filter((address) => !addresses.includes(address))
  const remaining = [...others, ...failed]
  const hasProgress = results.some(({ outcome }) => outcome === 'done')
  const refusals = results.filter(
    ({ outcome }) => outcome === 'refused' || outcome === 'server-error',
  ).length
  const failures = hasProgress ? 0 : download.failures + refusals
  const isIncomplete = download.state === 'keeping' && failures >= maxTries * remaining.length
  const waitMs = Math.max(...results.map((result) => result.waitMs))
  return {
    ...download,
    remaining,
    failures,
    state: remaining.length > 0 && isIncomplete ? 'incomplete' : download.state,
    retryAt: waitMs > 0 ? Date.now() + waitMs : 0,
  }
}

/** Applies a visitor's command. */
export async function changeDownload(message: DownloadMessage): Promise<void> {
  isFull = false
  if (message.change === 'drop') {
    await change(() => null)
    // Otherwise a page in flight would still be stored.
    await running
    await dropUnvisited(message.wanted)
  } else if (message.change === 'keep') {
    await change(() => createDownload(message.addresses, Date.now()))
  } else if (message.change === 'pause') {
    await change((download) => download && { ...download, state: 'paused' })
  } else {
    await change(
      (download) => download && { ...download, state: 'keeping', failures: 0, retryAt: 0 },
    )
  }
}

/** Queues all pages again, since a new build has other files. */
export const renewDownload = () =>
  change(
    (download) =>
      download && {
        ...download,
        remaining: download.addresses,
        state: download.state === 'incomplete' ? 'keeping' : download.state,
        failures: 0,
      },
  )

/** Ends the delay before the next request: the site answers again. */
export const retryDownload = () => change((download) => download && { ...download, retryAt: 0 })

let changing: Promise<void> = Promise.resolve()

/** Serialises changes, so that each one reads the result of the previous one. */
function change(update: Update): Promise<void> {
  changing = changing.catch(() => undefined).then(() => store(update))
  return changing
}

type Update = (download: SiteDownload | null) => SiteDownload | null

async function store(update: Update): Promise<void> {
  const download = await readDownload()
  const changed = update(download)
  if (changed !== download) await writeDownload(changed)
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
