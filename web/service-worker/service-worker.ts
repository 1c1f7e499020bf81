import { readMessage } from '#web/offline/worker-message.ts'

import { answerFile, dropOldFiles, isFile, keepFiles } from './files.ts'
import { answerPage, checkPages, isPage, keepPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

// A build that has not taken over yet disturbs nothing: its files have a cache of their own, and a kept
// page names the files of the build that made it.
self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => checkPages()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles())
})

// Whatever is not named here, the administration and every call among it, goes its way as without a
// service worker.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(answerPage(request, url))
  } else if (isFile(url)) event.respondWith(answerFile(request, url))
})

let isKeeping: Promise<void> = Promise.resolve()

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.kind === 'take-over') event.waitUntil(self.skipWaiting())
  if (message?.kind !== 'keep') return
  const { visited, wanted, isReconnected } = message
  // One after the other: two would fetch the same page twice.
  isKeeping = isKeeping.then(() => keepPages(visited, wanted, isReconnected)).catch(() => undefined)
  event.waitUntil(isKeeping)
})
