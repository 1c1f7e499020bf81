import { adminRoot } from '#shared/addresses/admin-screens.ts'

const apiRoot = '/api/trpc/'

/** Whether a path leads to pages of the administration, or to its procedures and no others. */
export const isAdministration = (path: string): boolean =>
  isAdminPage(path) || (path.startsWith(apiRoot) && procedures(path).every(isAdminProcedure))

/** Whether a path leads to nothing of the administration. */
export const isPublic = (path: string): boolean =>
  !isAdminPage(path) && !(path.startsWith(apiRoot) && procedures(path).some(isAdminProcedure))

/** Whether a path calls a procedure that goes through every item, as its answer demands. */
export const isAnalysis = (path: string): boolean =>
  path.startsWith(apiRoot) &&
  procedures(path).some((name) => name.startsWith('admin.seoPages.cockpit'))

/** How many procedures a path calls, unknown ones among them; 1 for any other path. */
export const countCalls = (path: string): number =>
  path.startsWith(apiRoot) ? procedures(path).length : 1

/** Whether a public address is of a page: what calls and filters may say is endless. */
export const isUnfilteredPage = (address: string): boolean =>
  !address.startsWith('/api/') && /^[^?]*(?:\?page=\d+)?$/.test(address)

const isAdminPage = (path: string) => path === adminRoot || path.startsWith(`${adminRoot}/`)
const isAdminProcedure = (name: string) => name.startsWith('auth.') || name.startsWith('admin.')

/** The procedures that a path calls, read as the API reads it. */
function procedures(path: string): string[] {
  const names = path.slice(apiRoot.length)
  try {
    return decodeURIComponent(names).split(',')
  } catch {
    return [names]
  }
}
