import type { RegisteredRouter } from '@tanstack/react-router'

import { signedInKey } from '#shared/access/signed-in-key.ts'

import { startOffline } from './offline/start-offline.ts'

/** Loads the parts that an idle page gains: the link to the editor, check lists and offline use. */
export async function goOn(router: RegisteredRouter): Promise<void> {
  if (isEditorHere()) {
    import('./frame/edit-link.ts').then(
      ({ showEditLink }) => showEditLink(router),
      // Without network nobody edits.
      () => undefined,
    )
  }
  for (const use of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(use, () => showCheckLists(router), { once: true })
  await startOffline(router)
}

let isRequested = false

/** Loads on the first use of the page. A failure to load leaves the page complete. */
function showCheckLists(router: RegisteredRouter): void {
  if (isRequested) return
  isRequested = true
  import('./features/check-list/show-check-list.tsx').then(
    (code) => code.showCheckLists(router),
    () => undefined,
  )
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
