import type { ItemKind } from '#shared/items/cote.ts'
import type { FieldName } from '#shared/items/field-names.ts'

import type { Revision } from './revision-list.tsx'

/** Reads and restores the revisions of one kind of item. */
export type RevisionSource<Draft> = {
  kind: ItemKind
  names: Readonly<Record<keyof Draft & string, FieldName>>
  titleOf(draft: Draft): string
  read: (id: string) => Promise<PresentItem<Draft>>
  listRevisions: (id: string) => Promise<Revision[]>
  readRevision: (id: string, revision: string) => Promise<Draft>
  restoreRevision: (id: string, revision: string) => Promise<unknown>
}

/** The current item: its stored row and its draft. */
export type PresentItem<Draft> = {
  seen: { copie: number }
  stored: {
    item: Draft
    isEditable: boolean
    modifie_par: string | null
    modifie_le: string | null
  }
  draft: Draft
}
