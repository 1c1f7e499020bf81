import type { z } from 'zod'

import type { Statut } from '#shared/items/statut.ts'
import type { RefusedValue } from '#web/admin/form/field-messages.ts'
import type { AtCopy, BeganAt } from '#web/admin/items/item-id.ts'
import type { RevisionSource } from '#web/admin/revisions/revision-source.ts'
import type { Typed } from '#web/admin/typed/typed.ts'
import type { TypingCalls } from '#web/admin/typed/use-autosave.ts'
import type { TypedPage } from '#web/loading/preview-channel.ts'

import type { OpenedItem } from './opened-item.ts'

/** What goes with a save besides the item itself. */
export type SaveExtras = { note?: string | undefined; raison?: string | undefined }

/** Whether an item was saved, and the values that keep it from being saved. */
export type SaveOutcome = { isSaved: boolean; refused: RefusedValue[] }

/**
 * What a save does: it writes an item that is right, keeps a draft that is not finished, or keeps the
 * working copy of a public item.
 */
export type SaveWay = 'item' | 'draft' | 'copy'

/** The item as it was saved meanwhile; null when it cannot be read, or is gone. */
export async function readAgain<Draft>(
  { read }: Pick<ItemSource<Draft>, 'read'>,
  id: string,
): Promise<OpenedItem<Draft> | null> {
  try {
    return await read(id)
  } catch {
    return null
  }
}

/** The next version of an item, and its labels as they are written now. */
type UpdatedItem = { version: number; categories: string[]; tags: string[] }

/** The versions that something was typed on, and when. */
type Begun = { version: number; copie: number; garde_le: string }

/** How an editor reads and writes its kind of item. */
export type ItemSource<Draft> = TypingCalls<Draft> &
  Omit<RevisionSource<Draft>, 'read'> & {
    draftSchema: z.ZodType<Draft>
    read: (id: string) => Promise<OpenedItem<Draft>>
    /** Reads the unsaved drafts of an item, or of new items. */
    readUnsaved: (id: string | null) => Promise<readonly Typed<Draft>[]>
    /** Reads the draft that unsaved changes began from. Null if that version was not kept. */
    readBegun: (id: string, typed: Begun) => Promise<Draft | null>
    create: (draft: Draft) => Promise<{ id: string; statut: Statut }>
    createDraft: (draft: Draft) => Promise<{ id: string; statut: Statut }>
    update: (at: BeganAt, draft: Draft, extras: SaveExtras) => Promise<UpdatedItem>
    saveDraft: (at: BeganAt, draft: Draft) => Promise<{ version: number; copie: number }>
    saveCopy: (at: BeganAt, draft: Draft) => Promise<{ copie: number }>
    dropCopy: (at: AtCopy) => Promise<unknown>
    /** Reads the page of an unsaved draft. */
    readPage: (id: string | null, draft: Draft) => Promise<TypedPage>
  }
