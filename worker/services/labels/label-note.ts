import type { AdminAction } from '#shared/admin/admin-log.ts'

/** The changes of a label that give items others, and can be undone. */
export const labelActions = [
  'tag.rename',
  'tag.merge',
  'tag.delete',
  'category.rename',
  'category.merge',
] as const satisfies AdminAction[]

export type LabelAction = (typeof labelActions)[number]

type LabelChange = { action: LabelAction; nom: string; vers: string | null }

const done: Record<LabelAction, string> = {
  'tag.rename': 'Tag renommé',
  'tag.merge': 'Tag fusionné',
  'tag.delete': 'Tag supprimé',
  'category.rename': 'Catégorie renommée',
  'category.merge': 'Catégorie fusionnée',
}

/** What the revisions of the items say of it: «Tag renommé : audit en audit SEO». */
export function labelNote({ action, nom, vers }: LabelChange): string {
  const link = action.endsWith('.merge') ? 'dans' : 'en'
  return `${done[action]}\u00a0: ${nom}${vers === null ? '' : ` ${link} ${vers}`}`
}

/** The same of its undoing. */
export const undoNote = (change: LabelChange): string => `Annulation. ${labelNote(change)}`
