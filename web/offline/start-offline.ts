import type { RegisteredRouter } from '@tanstack/react-router'

import { selections } from '#web/storage/selections.ts'

import { keepOffline } from './keep-offline.ts'
import { offerNewVersion } from './new-version.ts'
import { findOfflineNotice, followOffline } from './offline-navigation.ts'
import { postToWorker } from './post-to-worker.ts'
import { register } from './registration.ts'
import { isDownloadStale, readDownload } from './site-download.ts'

/** The service worker serves this page from the cache without a notice. */
const offlinePath = '/hors-ligne'

/** Everything that makes the site work without network; nothing of it matters to the page that is open. */
export async function startOffline(router: RegisteredRouter): Promise<void> {
  const isFromCache = findOfflineNotice() !== null || location.pathname === offlinePath
  followOffline(router)
  const registration = await register()
  if (!registration) return
  offerNewVersion(registration, { isFromCache })
  const keepShown = () => void keepOffline(router.state.location.href)
  keepShown()
  router.subscribe('onRendered', keepShown)
  selections.subscribe(() => void keepOffline(null))
  // Something may have been withdrawn meanwhile.
  addEventListener('online', () => void keepOffline(null, { isReconnected: true }))
  await refreshDownload(router)
}

/** Refreshes the list and revalidates every page once a day. A failure is retried at the next visit. */
async function refreshDownload({ options }: RegisteredRouter): Promise<void> {
  const download = await readDownload()
  if (!download || !isDownloadStale(download, Date.now())) return
  const { listSiteAddresses } = await import('./site-addresses.ts')
  await postToWorker({
    kind: 'download',
    change: 'keep',
    addresses: await listSiteAddresses(options.context.api),
  })
}
