import { serviceWorkerPath } from '#shared/addresses/machine-paths.ts'
import { trustedWorkerUrl } from '#web/document/trusted-worker-url.ts'

import { keepsPages } from './offline-setting.ts'

/** Registers the service worker, unless its visitor wants nothing kept; resolves when it is at work. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !keepsPages.get()) return null
  await navigator.serviceWorker.register(trustedWorkerUrl(serviceWorkerPath))
  return navigator.serviceWorker.ready
}

/** Keeps nothing any more: takes the service worker away, and all that it kept. */
export async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
