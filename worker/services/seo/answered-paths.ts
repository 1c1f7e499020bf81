import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import { publicAddress } from '#worker/addresses/public-address.ts'

/** Whatever they are followed by, nothing but the application answers there. */
const ownRoots = ['/api', '/assets', adminRoot]

/** What answers there, or nothing, depends on the catalogue. */
const itemPath = /^\/(?:social\/)?(?:prompt|gpt|categorie|tag|parcours)\//

/** Whether the application answers at a path whatever the catalogue holds, so that no redirect acts. */
export const isAlwaysAnswered = (path: string): boolean =>
  ownRoots.some((root) => path === root || path.startsWith(`${root}/`)) ||
  catalogueExports.some((file) => file.path === path) ||
  isPublicAnswer(path) ||
  isFixedPage(path.toLowerCase())

/** Whether a path is that of a public page, and no file's, whatever the catalogue holds. */
export const isFixedPage = (path: string): boolean => !path.includes('.') && isPublicAnswer(path)

const isPublicAnswer = (path: string): boolean =>
  !itemPath.test(path) && publicAddress(new URL(`https://site.invalid${path}`)) !== null
