import { z } from 'zod'

import { itemKinds } from '#shared/items/cote.ts'
import { isSame } from '#shared/items/draft-edits.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import {
  type DraftStorage,
  listDrafts,
  outboxKey,
  removeDraft,
  writeDraft,
} from '#web/admin/form/draft-store.ts'

const edits = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))

const entrySchema = z.object({
  kind: z.enum(itemKinds),
  id: z.uuid(),
  /** The opened editor: each has its own entry, so two tabs do not overwrite each other's. */
  origine: z.uuid(),
  isNew: z.boolean(),
  seen: z.object({ version: z.int().min(0), copie: z.int().min(0) }),
  /** What the server may not have, in the order to apply it. */
  steps: z.array(edits).max(2),
  /** The whole draft, for an item that does not exist yet or any more. */
  draft: z.record(z.string(), z.unknown()),
  garde_le: z.iso.datetime(),
})

export type OutboxEntry = z.infer<typeof entrySchema>
type EntryPlace = Pick<OutboxEntry, 'kind' | 'id' | 'origine'>

/** The edits of one account that the server does not have yet, in the storage of this browser. */
export function createOutbox(storage: DraftStorage, userId: string) {
  const beginning = outboxKey(userId)
  const keyOf = ({ kind, id, origine }: EntryPlace) => `${beginning}${kind}/${id}/${origine}`
  return {
    /** Returns false if there is no room. */
    write: (entry: OutboxEntry): boolean => writeDraft(storage, keyOf(entry), entry),
    remove: (place: EntryPlace): void => removeDraft(storage, keyOf(place)),
    /** The oldest first. Entries of another shape are passed over, and old ones are removed. */
    list: (now: Date): OutboxEntry[] =>
      listDrafts(storage, beginning, entrySchema, now).toSorted((a, b) =>
        a.garde_le.localeCompare(b.garde_le),
      ),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** Whether a new item has no title yet: it cannot be created. */
export function isUntitled({ kind, draft }: OutboxEntry): boolean {
  const title = draft[draftings[kind].titleField]
  return typeof title !== 'string' || title.trim() === ''
}

/** Whether two entries hold the same: one that was written again since must not be removed. */
export const isSameEntry = (one: OutboxEntry, other: OutboxEntry): boolean =>
  one.origine === other.origine && one.garde_le === other.garde_le && isSame(one.steps, other.steps)
