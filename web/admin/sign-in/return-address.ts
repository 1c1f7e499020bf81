import { adminRoot, isAdminPath, signInPath } from '#shared/admin-routes.ts'

/**
 * Where sign-in leads: the page of the administration that was asked for, and the dashboard for
 * whatever else stands in the address, another site above all (D44).
 */
export function returnAddress(target: string | undefined, origin: string): string {
  if (target === undefined || target.includes('\\') || !URL.canParse(target, origin)) {
    return adminRoot
  }
  const url = new URL(target, origin)
  const isOurs = url.origin === origin && isAdminPath(url.pathname) && url.pathname !== signInPath
  return isOurs ? url.pathname + url.search : adminRoot
}
