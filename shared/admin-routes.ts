/** Root of the administration (R131). */
export const adminRoot = '/secure-admin-panel'
export const signInPath = `${adminRoot}/auth`

const id = '[0-9a-zA-Z-]{1,64}'

/** Every address of the administration; any other under its root does not exist. */
const adminPaths = [
  '',
  '/auth',
  '/prompts',
  `/prompts/${id}`,
  '/gpts',
  `/gpts/${id}`,
  '/users',
  '/settings',
  '/seo-pages',
  '/journal',
  '/corbeille',
  '/compte',
].map((pattern) => new RegExp(`^${adminRoot}${pattern}$`))

/** Whether the administration has a page at the path, letter for letter (security.md T26). */
export const isAdminPath = (path: string): boolean =>
  adminPaths.some((pattern) => pattern.test(path))

const previewPath = new RegExp(`^${adminRoot}/apercu(/(?:prompt|gpt)/[a-z0-9]+(?:-[a-z0-9]+)*)$`)

/** The public path whose page an address of the preview shows, or null. */
export const previewedPath = (path: string): string | null => previewPath.exec(path)?.[1] ?? null

/** Where an administrator sees an item as visitors would, whatever its status. */
export const previewAddress = (kind: 'prompt' | 'gpt', slug: string): string =>
  `${adminRoot}/apercu/${kind}/${slug}`
