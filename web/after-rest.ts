import type { RegisteredRouter } from '@tanstack/react-router'

import { signedInKey } from '#shared/access/signed-in-key.ts'

import { startOffline } from './offline/start-offline.ts'

/** What a page that is open and at rest still gains: the way to its editor, and that it works offline. */
export async function goOn(router: RegisteredRouter): Promise<void> {
  if (isEditorHere()) {
    import('./frame/edit-link.ts').then(
      ({ showEditLink }) => showEditLink(router),
      // Without network nobody edits.
      () => undefined,
    )
  }
  await startOffline(router)
}

/** Whether somebody is signed in to the administration in this browser: visitors load nothing of the way there. */
function isEditorHere(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null
  } catch {
    // Storage switched off: nobody knows.
    return false
  }
}
