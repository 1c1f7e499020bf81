import { showToast } from '#web/ui/toast.tsx'

import type { WorkerMessage } from './worker-message.ts'

/** An open page asks once an hour at most, when its visitor comes back to it. */
const askEveryMs = 3_600_000

/**
 * Offers to change to another build of the site as soon as this browser has it. A page that finds one waiting came
 * from the site after that, so nothing is offered: the build takes over unless another page is open.
 */
export function offerNewVersion(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  if (registration.waiting) takeOver(registration.waiting, { onlyIfSingleClient: true })
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
