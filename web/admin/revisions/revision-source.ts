import type { ItemKind } from '#shared/items/cote.ts'
import type { FieldName } from '#shared/items/field-names.ts'
import type { AtCopy } from '#web/admin/items/item-id.ts'

import type { Revision } from './revision-list.tsx'
import type { Writing } from './writing.ts'

/** How the revisions of a kind of item are read and restored. */
export type RevisionSource<Draft> = {
  kind: ItemKind
  names: Readonly<Record<keyof Draft & string, FieldName>>
  titleOf: (draft: Draft) => string
  read: (id: string) => Promise<PresentItem<Draft>>
  listRevisions: (id: string) => Promise<Revision[]>
  readRevision: (id: string, revision: string) => Promise<Draft>
  restoreRevision: (at: AtCopy, revision: string) => Promise<unknown>
}

/** The item as it is: what is stored of it, and what is being written on it. */
export type PresentItem<Draft> = {
  version: number
  copie: number
  ecrit: Writing | null
  item: Draft
  value: Draft
}
