import { showToast } from '#web/ui/toast.tsx'

import type { WorkerMessage } from './worker-message.ts'

/** An open page asks once an hour at most, when its visitor comes back to it. */
const askEveryMs = 3_600_000

/**
 * Offers to reload the page when another build is installed. A page from the network already belongs to a
 * build that waits, which then activates without an offer unless another page is open.
 */
export function offerNewVersion(
  registration: ServiceWorkerRegistration,
  { isFromCache }: { isFromCache: boolean },
): void {
  const { serviceWorker } = navigator
  if (registration.waiting) {
    // A page from the cache may still load files of its own build, which a new build removes.
    if (isFromCache) showOffer(registration.waiting)
    else takeOver(registration.waiting, { onlyIfSingleClient: true })
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => {
      // Without a controller the page came from the network: there is nothing older.
      if (registration.waiting && serviceWorker.controller) showOffer(registration.waiting)
    })
  })
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < askEveryMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function showOffer(waiting: ServiceWorker) {
  showToast({
    type: 'info',
    title: 'Une nouvelle version est prête',
    action: { label: 'Recharger', run: () => activateAndReload(waiting) },
    topic: 'new-version',
  })
}

function activateAndReload(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  takeOver(waiting, { onlyIfSingleClient: false })
}

function takeOver(waiting: ServiceWorker, options: { onlyIfSingleClient: boolean }) {
  const message: WorkerMessage = { kind: 'take-over', ...options }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window has one, a worker none
  waiting.postMessage(message)
}
