import type { RegisteredRouter } from '@tanstack/react-router'

import { showEditLink } from './frame/edit-link.ts'
import { startOffline } from './offline/start-offline.ts'

/** What a page that is open and at rest still gains: the way to its editor, and that it works offline. */
export async function goOn(router: RegisteredRouter): Promise<void> {
  showEditLink(router)
  await startOffline(router)
}
