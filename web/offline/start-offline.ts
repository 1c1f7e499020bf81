import type { RegisteredRouter } from '@tanstack/react-router'

import { selections } from '#web/storage/selections.ts'

import { keepOffline } from './keep-offline.ts'
import { offerNewVersion } from './new-version.ts'
import { followOffline } from './offline-navigation.ts'
import { postToWorker } from './post-to-worker.ts'
import { register } from './registration.ts'
import { isWholeOld, readWhole } from './whole-site.ts'

/** Everything that makes the site work without network; nothing of it matters to the page that is open. */
export async function startOffline(router: RegisteredRouter): Promise<void> {
  followOffline(router)
  const registration = await register()
  if (!registration) return
  offerNewVersion(registration)
  const keepShown = () => void keepOffline(router.state.location.href)
  keepShown()
  router.subscribe('onRendered', keepShown)
  selections.subscribe(() => void keepOffline(null))
  // Something may have been withdrawn meanwhile.
  addEventListener('online', () => void keepOffline(null, { isReconnected: true }))
  await refreshWholeSite(router)
}

/** Refreshes the list and revalidates every page once a day. A failure is retried at the next visit. */
async function refreshWholeSite({ options }: RegisteredRouter): Promise<void> {
  const whole = await readWhole()
  if (!whole || !isWholeOld(whole, Date.now())) return
  const { listWhole } = await import('./list-whole.ts')
  await postToWorker({
    kind: 'whole',
    change: 'keep',
    addresses: await listWhole(options.context.api),
  })
}
