import { adminRoot, isAdminPath, signInPath } from '#shared/addresses/admin-screens.ts'
import { redirectTarget } from '#shared/addresses/redirect-target.ts'

/**
 * Where sign-in leads: the page of the administration that was asked for, and the dashboard for
 * whatever else stands in the address, another site above all.
 */
export function returnAddress(target: string | undefined, origin: string): string {
  const address = redirectTarget(target, origin, adminRoot)
  const [path = ''] = address.split('?')
  return isAdminPath(path) && path !== signInPath ? address : adminRoot
}
