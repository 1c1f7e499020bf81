import type { RegisteredRouter } from '@tanstack/react-router'

import { signedInKey } from '#shared/access/signed-in-key.ts'
import { editAddress } from '#shared/addresses/admin-screens.ts'

import '#web/styles/late/edit-link.css'

const itemPath = /^\/(prompt|gpt)\/([^/]+)$/

/**
 * A way from the page of an item to its editor, for whoever is signed in to the administration in this
 * browser: the page itself is the same for everybody, and nothing is asked of the server.
 */
export function showEditLink(router: RegisteredRouter): void {
  const link = document.createElement('a')
  link.className = 'edit-link'
  link.textContent = 'Modifier'
  const follow = () => {
    const [, kind, slug] = itemPath.exec(router.state.location.pathname) ?? []
    const isShown = (kind === 'prompt' || kind === 'gpt') && slug !== undefined && isSignedIn()
    if (!isShown) return link.remove()
    link.href = editAddress(kind, slug)
    document.body.append(link)
  }
  router.subscribe('onRendered', follow)
  follow()
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null
  } catch {
    // Storage switched off: nobody knows.
    return false
  }
}
