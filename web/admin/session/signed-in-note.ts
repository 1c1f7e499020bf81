import type { SessionState } from '#shared/access/sign-in.ts'
import { signedInKey } from '#shared/access/signed-in-key.ts'
import { editPath } from '#shared/addresses/admin-screens.ts'

/**
 * Notes in this browser that its user edits the catalogue, so that public pages can offer the way to the
 * editor without asking the server. It opens nothing: the administration asks for the session.
 */
export function noteSignedIn(session: SessionState | null): void {
  try {
    if (session?.capabilities.includes('content.edit')) localStorage.setItem(signedInKey, editPath)
    else localStorage.removeItem(signedInKey)
  } catch {
    // Storage switched off: the pages offer nothing.
  }
}
