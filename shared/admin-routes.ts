import type { Capability } from './capabilities.ts'

/** Root of the administration. */
export const adminRoot = '/secure-admin-panel'
export const signInPath = `${adminRoot}/auth`

const id = '[0-9a-zA-Z-]{1,64}'

/** Every address of the administration and what it takes to open it; others do not exist. */
const screens: { pattern: RegExp; needs: Capability | null }[] = [
  screen('', 'dashboard.read'),
  screen('/auth', null),
  screen('/prompts', 'content.read'),
  screen('/prompts/nouveau', 'content.create'),
  screen(`/prompts/${id}`, 'content.read'),
  screen('/gpts', 'content.read'),
  screen('/gpts/nouveau', 'content.create'),
  screen(`/gpts/${id}`, 'content.read'),
  screen('/users', 'users.manage'),
  screen('/settings', 'settings.manage'),
  screen('/seo-pages', 'seo.manage'),
  screen('/redirections', 'seo.manage'),
  screen('/journal', 'journal.read'),
  screen('/corbeille', 'content.delete'),
  screen('/compte', null),
]

function screen(path: string, needs: Capability | null) {
  return { pattern: new RegExp(`^${adminRoot}${path}$`), needs }
}

/** Whether the administration has a page at the path, letter for letter: capitals open nothing here. */
export const isAdminPath = (path: string): boolean =>
  screens.some(({ pattern }) => pattern.test(path))

const previewPath = new RegExp(`^${adminRoot}/apercu(/(?:prompt|gpt)/[a-z0-9]+(?:-[a-z0-9]+)*)$`)

/** Whether one who is let into the administration may open the page at the path. */
export function mayOpen(path: string, owned: readonly Capability[]): boolean {
  const asked = screens.find(({ pattern }) => pattern.test(path))?.needs ?? null
  const needs = previewPath.test(path) ? 'content.read' : asked
  return needs === null || owned.includes(needs)
}

/** The public path whose page an address of the preview shows, or null. */
export const previewedPath = (path: string): string | null => previewPath.exec(path)?.[1] ?? null

/** Where an administrator sees an item as visitors would, whatever its status. */
export const previewAddress = (kind: 'prompt' | 'gpt', slug: string): string =>
  `${adminRoot}/apercu/${kind}/${slug}`
