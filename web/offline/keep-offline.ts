import { keepsPages } from './offline-setting.ts'
import { postToWorker } from './post-to-worker.ts'
import { wantedPages } from './wanted-pages.ts'

type Kept = { isReconnected?: boolean }

/**
 * Asks for a page of the site to be kept, so that it opens without network; null, for what is begun and
 * selected alone, which comes along in any case. Does nothing where there is no service worker.
 */
export async function keepOffline(
  address: string | null,
  { isReconnected = false }: Kept = {},
): Promise<void> {
  if (!keepsPages.get()) return
  await postToWorker({ kind: 'keep', visited: address, wanted: wantedPages(), isReconnected })
}
