import { readDownload } from '#web/offline/site-download.ts'
import { readMessage, type WorkerMessage } from '#web/offline/worker-message.ts'

import { answerFile, dropOldFiles, isFile, keepFiles } from './files.ts'
import { answerPage, checkPages, isPage, keepNew, keepOfflinePage, keepPages } from './pages.ts'
import { changeDownload, continueDownload, renewDownload, retryDownload } from './site-download.ts'

declare const self: ServiceWorkerGlobalScope

// A build that has not taken over yet disturbs nothing: its files have a cache of their own, and a kept
// page names the files of the build that made it.
self.addEventListener('install', (event) => {
  event.waitUntil(
    keepFiles()
      .then(keepOfflinePage)
      .then(() => checkPages())
      .then(renewDownload),
  )
})

self.addEventListener('activate', (event) => {
  // Fetches wait for this, so the next message of a page resumes the download. Until then, downloaded pages
  // need the files of an earlier build.
  event.waitUntil(
    readDownload().then((download) => (download?.remaining.length ? undefined : dropOldFiles())),
  )
})

// Whatever is not named here, the administration and every call among it, goes its way as without a
// service worker.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(url)) {
      const answered = answerPage(request, url)
      event.respondWith(answered)
      // At once: its visitor may be gone before the page can ask for it.
      if (!isFetchedAhead(request)) event.waitUntil(answered.then(() => inTurn(() => keepNew(url))))
    }
  } else if (isFile(url)) event.respondWith(answerFile(request, url))
})

const isFetchedAhead = ({ headers }: Request) => headers.has('sec-purpose')

let isKeeping: Promise<void> = Promise.resolve()

/** One after the other: two would fetch the same page twice. */
function inTurn(keep: () => Promise<void>): Promise<void> {
  isKeeping = isKeeping.then(keep).catch(() => undefined)
  return isKeeping
}

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message !== null) event.waitUntil(handleMessage(message))
})

/** True if only one page is open. A page that was just left is still counted briefly. */
async function hasSingleClient(): Promise<boolean> {
  if ((await countPages()) > 1) await new Promise((resolve) => setTimeout(resolve, leavingMs))
  return (await countPages()) <= 1
}

const leavingMs = 2000

const countPages = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length

async function handleMessage(message: WorkerMessage): Promise<void> {
  if (message.kind === 'take-over') {
    if (!message.onlyIfSingleClient || (await hasSingleClient())) await self.skipWaiting()
    return
  }
  if (message.kind === 'download') await changeDownload(message)
  if (message.kind === 'keep') {
    const { visited, wanted, isReconnected } = message
    if (isReconnected) await retryDownload()
    await inTurn(() => keepPages(visited, wanted, isReconnected))
  }
  // Any open page resumes the download.
  await continueDownload()
}
