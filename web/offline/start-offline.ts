import type { RegisteredRouter } from '@tanstack/react-router'

import { selections } from '#web/storage/selections.ts'

import { keepOffline } from './keep-offline.ts'
import { offerNewVersion } from './new-version.ts'
import { followOffline } from './offline-navigation.ts'
import { register } from './registration.ts'

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
}
