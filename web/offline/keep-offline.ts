import { keepsPages } from './offline-setting.ts'
import { wantedPages } from './wanted-pages.ts'
import type { WorkerMessage } from './worker-message.ts'

type Kept = { isReconnected?: boolean }

/**
 * Asks for a page of the site to be kept, so that it opens without network; null, for what is begun and
 * selected alone, which comes along in any case. Does nothing where there is no service worker.
 */
export async function keepOffline(
  address: string | null,
  { isReconnected = false }: Kept = {},
): Promise<void> {
  if (!('serviceWorker' in navigator) || !keepsPages.get()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const message: WorkerMessage = {
    kind: 'keep',
    visited: address,
    wanted: wantedPages(),
    isReconnected,
  }
  registration?.active?.postMessage(message)
}
