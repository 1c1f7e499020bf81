import type { WorkerMessage } from './worker-message.ts'

/** Posts to the service worker; false where none is at work. */
export async function postToWorker(message: WorkerMessage): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage(message)
  return Boolean(registration?.active)
}
