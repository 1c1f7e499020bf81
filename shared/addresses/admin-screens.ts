import type { Capability } from '#shared/access/capabilities.ts'

/** Root of the administration. */
export const adminRoot = '/secure-admin-panel'
export const signInPath = `${adminRoot}/auth`

type Screen = {
  /** What it takes to open it; nothing, for whoever is let in. */
  needs: Capability | null
  /** How the sidebar shows it, in the order of this table. */
  menu?: { label: string; icon: string }
}

const table = {
  '': { needs: 'dashboard.read', menu: { label: 'Tableau de bord', icon: 'home' } },
  '/auth': { needs: null },
  '/prompts': { needs: 'content.read', menu: { label: 'Prompts', icon: 'fiche' } },
  '/prompts/nouveau': { needs: 'content.create' },
  '/prompts/$id': { needs: 'content.read' },
  '/prompts/$id/revisions': { needs: 'content.read' },
  '/gpts': { needs: 'content.read', menu: { label: 'GPT', icon: 'dossier' } },
  '/gpts/nouveau': { needs: 'content.create' },
  '/gpts/$id': { needs: 'content.read' },
  '/gpts/$id/revisions': { needs: 'content.read' },
  '/fiche': { needs: 'content.read' },
  '/liens': { needs: 'content.others', menu: { label: 'Liens', icon: 'ext' } },
  '/calendrier': { needs: 'content.status', menu: { label: 'Calendrier', icon: 'cal' } },
  '/users': { needs: 'users.manage', menu: { label: 'Utilisateurs', icon: 'users' } },
  '/seo-pages': { needs: 'seo.manage', menu: { label: 'Pages SEO', icon: 'globe' } },
  '/redirections': { needs: 'seo.manage', menu: { label: 'Redirections', icon: 'arrow' } },
  '/vocabulaire': {
    needs: 'seo.manage',
    menu: { label: 'Vocabulaire de recherche', icon: 'search' },
  },
  '/categories': { needs: 'seo.manage', menu: { label: 'Catégories', icon: 'drawers' } },
  '/tags': { needs: 'seo.manage', menu: { label: 'Tags', icon: 'tag' } },
  '/variables': { needs: 'seo.manage', menu: { label: 'Variables', icon: 'brackets' } },
  '/parcours': { needs: 'seo.manage', menu: { label: 'Parcours', icon: 'steps' } },
  '/importer': {
    needs: 'content.create',
    menu: { label: 'Importer, exporter', icon: 'import' },
  },
  '/settings': { needs: 'settings.manage', menu: { label: 'Paramètres', icon: 'gear' } },
  '/journal': { needs: 'journal.read', menu: { label: 'Journal', icon: 'clock' } },
  '/corbeille': { needs: 'content.delete', menu: { label: 'Corbeille', icon: 'trash' } },
  '/compte': { needs: null, menu: { label: 'Mon compte', icon: 'user' } },
} as const satisfies Record<string, Screen>

export type ScreenPath = keyof typeof table

type Addressed<Path> = Path extends `${infer Before}$id${infer After}`
  ? `${Before}${string}${After}`
  : Path

/** An address of the administration, without its query. */
export type AdminPath = `${typeof adminRoot}${Addressed<ScreenPath>}`

const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(table, path)

/**
 * Every screen of the administration, below its root; others do not exist. Router, sidebar, links, rights
 * and tests go by this table.
 */
export const screenPaths = Object.keys(table).filter(isScreenPath)

const screens = screenPaths.map((path) => ({
  pattern: new RegExp(`^${adminRoot}${path.replace('$id', '[0-9a-zA-Z-]{1,64}')}$`),
  needs: table[path].needs,
}))

/** The sections of the sidebar. */
export const adminMenu = screenPaths.flatMap((path) => {
  const screen = table[path]
  return 'menu' in screen ? [{ to: `${adminRoot}${path}` as const, ...screen.menu }] : []
})

/** Whether the administration has a page at the path, letter for letter: capitals open nothing here. */
export const isAdminPath = (path: string): boolean =>
  screens.some(({ pattern }) => pattern.test(path))

const previewPath = new RegExp(`^${adminRoot}/apercu(/(?:prompt|gpt)/[a-z0-9]+(?:-[a-z0-9]+)*)$`)

/** The window in which an editor shows what is typed in it. */
export const livePreviewPath = `${adminRoot}/apercu-saisie`

/** Where the page is seen as it is typed in one opened editor. */
export const livePreviewAddress = (origine: string): string =>
  `${livePreviewPath}?editeur=${encodeURIComponent(origine)}`

/** Whether one who is let into the administration may open the page at the path. */
export function mayOpen(path: string, owned: readonly Capability[]): boolean {
  const asked = screens.find(({ pattern }) => pattern.test(path))?.needs ?? null
  const isPreview = previewPath.test(path) || path === livePreviewPath
  const needs = isPreview ? 'content.read' : asked
  return needs === null || owned.includes(needs)
}

/** The public path whose page an address of the preview shows, or null. */
export const previewedPath = (path: string): string | null => previewPath.exec(path)?.[1] ?? null

/** Where an administrator sees an item as visitors would, whatever its status. */
export const previewAddress = (kind: 'prompt' | 'gpt', slug: string): string =>
  `${adminRoot}/apercu/${kind}/${slug}`

/** Where the item of a public page is edited, by its kind and slug in the query. */
export const editPath: AdminPath = `${adminRoot}/fiche`
