import type { Capability } from '#shared/access/capabilities.ts'

/** Root of the administration. */
export const adminRoot = '/secure-admin-panel'
export const signInPath = `${adminRoot}/auth`

type MenuLabel = {
  label: string
  icon: 'home' | 'fiche' | 'dossier' | 'cal' | 'drawers' | 'globe' | 'search' | 'users' | 'gear'
}

/** Menu entries that hold several screens. Each of those screens shows the others as tabs. */
const menuGroups = {
  labels: { label: 'Classement', icon: 'drawers' },
  seo: { label: 'Référencement', icon: 'globe' },
  search: { label: 'Recherche', icon: 'search' },
  settings: { label: 'Paramètres', icon: 'gear' },
} as const satisfies Record<string, MenuLabel>

type Screen = {
  /** Capability that opens it; null for everybody who is let into the administration. */
  needs: Capability | null
  /** An entry of its own in the menu. */
  menu?: MenuLabel
  /** A tab of a group, which has one entry in the menu. */
  tab?: { group: keyof typeof menuGroups; label: string }
}

/** Menu and tabs follow the order of this table. */
const table = {
  '': { needs: 'dashboard.read', menu: { label: 'Aujourd’hui', icon: 'home' } },
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
  '/calendrier': { needs: 'content.status', menu: { label: 'Calendrier', icon: 'cal' } },
  '/categories': { needs: 'seo.manage', tab: { group: 'labels', label: 'Catégories' } },
  '/tags': { needs: 'seo.manage', tab: { group: 'labels', label: 'Tags' } },
  '/variables': { needs: 'seo.manage', tab: { group: 'labels', label: 'Variables' } },
  '/parcours': { needs: 'seo.manage', tab: { group: 'labels', label: 'Parcours' } },
  '/seo-pages': { needs: 'seo.manage', tab: { group: 'seo', label: 'Pages SEO' } },
  '/redirections': { needs: 'seo.manage', tab: { group: 'seo', label: 'Redirections' } },
  '/liens': { needs: 'content.others', tab: { group: 'seo', label: 'Liens' } },
  '/sans-resultat': { needs: 'content.others', tab: { group: 'search', label: 'Sans résultat' } },
  '/vocabulaire': { needs: 'seo.manage', tab: { group: 'search', label: 'Vocabulaire' } },
  '/users': { needs: 'users.manage', menu: { label: 'Utilisateurs', icon: 'users' } },
  '/settings': { needs: 'settings.manage', tab: { group: 'settings', label: 'Site' } },
  '/importer': {
    needs: 'content.create',
    tab: { group: 'settings', label: 'Importer et exporter' },
  },
  '/journal': { needs: 'journal.read', tab: { group: 'settings', label: 'Journal' } },
  '/corbeille': { needs: 'content.delete', tab: { group: 'settings', label: 'Corbeille' } },
  '/compte': { needs: null, tab: { group: 'settings', label: 'Mon compte' } },
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

type ScreenLink = { to: AdminPath; label: string }

/** An entry of the menu, which leads to the first of its screens. */
type MenuEntry = MenuLabel & { screens: [ScreenLink, ...ScreenLink[]] }

/** The menu with the screens that the capabilities open. Entries without a screen are left out. */
export function menuFor(owned: readonly Capability[]): MenuEntry[] {
  const entries = new Map<string, MenuEntry>()
  for (const path of screenPaths) {
    const { needs, menu, tab }: Screen = table[path]
    const entry = menu ?? (tab && menuGroups[tab.group])
    if (!entry || !isGranted(needs, owned)) continue
    const screen = { to: `${adminRoot}${path}` as const, label: tab?.label ?? entry.label }
    const existing = entries.get(entry.label)
    if (existing) existing.screens.push(screen)
    else entries.set(entry.label, { ...entry, screens: [screen] })
  }
  return [...entries.values()]
}

const isGranted = (needs: Capability | null, owned: readonly Capability[]): boolean =>
  needs === null || owned.includes(needs)

/** Whether the administration has a page at the path, letter for letter: capitals open nothing here. */
export const isAdminPath = (path: string): boolean =>
  screens.some(({ pattern }) => pattern.test(path))

const previewPath = new RegExp(`^${adminRoot}/apercu(/(?:prompt|gpt)/[a-z0-9]+(?:-[a-z0-9]+)*)$`)

/** The window in which an editor shows what is typed in it. */
export const livePreviewPath = `${adminRoot}/apercu-saisie`

/** Where the page is seen as it is typed in one opened editor. */
export const livePreviewAddress = (origine: string): string =>
  `${livePreviewPath}?editeur=${encodeURIComponent(origine)}`

/** True if the capabilities open the page of the administration at the path. */
export function mayOpen(path: string, owned: readonly Capability[]): boolean {
  const isPreview = previewPath.test(path) || path === livePreviewPath
  const screen = screens.find(({ pattern }) => pattern.test(path))
  return isGranted(isPreview ? 'content.read' : (screen?.needs ?? null), owned)
}

/** The public path whose page an address of the preview shows, or null. */
export const previewedPath = (path: string): string | null => previewPath.exec(path)?.[1] ?? null

/** Where an administrator sees an item as visitors would, whatever its status. */
export const previewAddress = (kind: 'prompt' | 'gpt', slug: string): string =>
  `${adminRoot}/apercu/${kind}/${slug}`

/** Where the item of a public page is edited, by its kind and slug in the query. */
export const editPath: AdminPath = `${adminRoot}/fiche`
