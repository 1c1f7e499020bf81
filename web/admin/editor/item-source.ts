import type { DraftEdits, FieldConflict, FieldConflicts } from '#shared/items/draft-edits.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Verification } from '#shared/items/verification.ts'
import type { AtCopy } from '#web/admin/items/item-id.ts'
import type { RevisionSource } from '#web/admin/revisions/revision-source.ts'
import type { TypedPage } from '#web/loading/preview-channel.ts'

import type { Saved, Seen } from './editing.ts'

/** What the drafts of both kinds have in common. */
export type EditedDraft = Record<string, unknown> & ItemDraft

/** What the editor shows of an item besides its draft. */
export type StoredItem<Draft> = {
  /** Null before the item exists. */
  cote: string | null
  statut: Statut
  /** The stored row, which visitors see if it is public. */
  item: Draft
  verification: Verification
  isEditable: boolean
  modifie_par: string | null
  modifie_le: string | null
  /** When its editor asked the moderators to read it. */
  relecture_le: string | null
}

export type OpenedItem<Draft> = {
  seen: Seen
  stored: StoredItem<Draft>
  draft: Draft
  conflicts: FieldConflicts
  /** E-mail addresses of others who have the item open. */
  autres: string[]
}

type SavedBeside<Draft> = Saved<Draft> & { autres: string[] }

/**
 * How a request is sent: one that outlives the page goes on when the page is left; one that was asked for
 * may ask the editor to sign in again.
 */
export type SaveContext = { outlives: boolean; isAsked: boolean }

/** How an editor reads and writes its kind of item. */
export type ItemSource<Draft extends ItemDraft> = Omit<RevisionSource<Draft>, 'read'> & {
  draftSchema: ItemDrafting<Draft, object>['draftSchema']
  emptyDraft: Draft
  titleField: string & keyof Draft
  /** A draft of today from one that another release stored. */
  draftFrom: (stored: object) => Draft
  read: (id: string) => Promise<OpenedItem<Draft>>
  createDraft: (id: string, draft: Draft, how: SaveContext) => Promise<SavedBeside<Draft>>
  saveEdits: (
    at: { id: string; seen: Seen; edits: DraftEdits },
    how: SaveContext,
  ) => Promise<SavedBeside<Draft>>
  discardEdits: (at: AtCopy) => Promise<{ version: number; revision: string }>
  publish: (
    at: AtCopy,
    note: string | undefined,
  ) => Promise<{ version: number; slug: string; isFirst: boolean }>
  presence: (id: string) => Promise<Seen & { autres: string[] }>
  /** Reads the page of a draft that is not saved. */
  readPage: (id: string | null, draft: Draft) => Promise<TypedPage>
}

/** How the calls of the API are given on: nobody is asked to sign in by a save that they did not ask for. */
export const callContext = ({ outlives, isAsked }: SaveContext) => ({
  context: { outlives, isBackground: !isAsked },
})

/** Conflicts as JSON gives them, which leaves out what is undefined. */
type AnsweredConflicts = Readonly<Record<string, Partial<FieldConflict>>>

const conflictsOf = (answered: AnsweredConflicts): FieldConflicts =>
  Object.fromEntries(
    Object.entries(answered).map(([name, { from, mine, theirs }]) => [
      name,
      { from, mine, theirs },
    ]),
  )

type SavedAnswer<Draft> = Omit<SavedBeside<Draft>, 'conflicts'> & { conflicts: AnsweredConflicts }

export async function savedAnswer<Draft>(
  saving: Promise<SavedAnswer<Draft>>,
): Promise<SavedBeside<Draft>> {
  const saved = await saving
  return { ...saved, conflicts: conflictsOf(saved.conflicts) }
}

type ReadItem = Verification & {
  version: number
  copie: number
  cote: string
  statut: Statut
  conflicts: AnsweredConflicts
  isEditable: boolean
  modifie_par: string | null
  modifie_le: string
  relecture_le: string | null
  autres: string[]
}

/** What the server answers of an item, as the editor holds it. */
export function openedItem<Draft extends ItemDraft>(
  read: ReadItem,
  { item, draft }: { item: Draft; draft: Draft },
): OpenedItem<Draft> {
  const { version, copie, conflicts, autres, verifie_avec, verifie_le, ...stored } = read
  const { cote, statut, isEditable, modifie_par, modifie_le, relecture_le } = stored
  return {
    seen: { version, copie },
    draft,
    conflicts: conflictsOf(conflicts),
    autres,
    stored: {
      cote,
      statut,
      item,
      verification: { verifie_avec, verifie_le },
      isEditable,
      modifie_par,
      modifie_le,
      relecture_le,
    },
  }
}

/** An item that does not exist yet. */
export const newItem = <Draft extends ItemDraft>(draft: Draft): OpenedItem<Draft> => ({
  seen: { version: 0, copie: 0 },
  draft,
  conflicts: {},
  autres: [],
  stored: {
    cote: null,
    statut: 'brouillon',
    item: draft,
    verification: { verifie_avec: null, verifie_le: null },
    isEditable: true,
    modifie_par: null,
    modifie_le: null,
    relecture_le: null,
  },
})
