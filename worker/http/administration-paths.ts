import { adminRoot } from '#shared/admin-routes.ts'

const apiRoot = '/api/trpc/'

/** Whether a path leads to pages of the administration, or to its procedures and no others. */
export const isAdministration = (path: string): boolean =>
  isAdminPage(path) || (path.startsWith(apiRoot) && procedures(path).every(isAdminProcedure))

/** Whether a path leads to nothing of the administration. */
export const isPublic = (path: string): boolean =>
  !isAdminPage(path) && !(path.startsWith(apiRoot) && procedures(path).some(isAdminProcedure))

const isAdminPage = (path: string) => path === adminRoot || path.startsWith(`${adminRoot}/`)
const procedures = (path: string) => path.slice(apiRoot.length).split(',')
const isAdminProcedure = (name: string) => name.startsWith('auth.') || name.startsWith('admin.')
