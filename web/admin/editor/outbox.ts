import { z } from 'zod'

import { itemKinds } from '#shared/items/cote.ts'
import { isSame } from '#shared/items/draft-edits.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import {
  type DraftStorage,
  listDrafts,
  outboxPrefix,
  removeDraft,
  writeDraft,
} from '#web/admin/form/draft-store.ts'

const edits = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))

const entrySchema = z.object({
  kind: z.enum(itemKinds),
  id: z.uuid(),
  /** Id of an opened editor. Each has its own entry, so two tabs do not overwrite each other's. */
  origine: z.uuid(),
  isNew: z.boolean(),
  seen: z.object({ version: z.int().min(0), copie: z.int().min(0) }),
  /** What the server may not have, in the order to apply it. */
  steps: z.array(edits).max(2),
  /** The whole draft, from which a new or deleted item is created. */
  draft: z.record(z.string(), z.unknown()),
  garde_le: z.iso.datetime(),
})

export type OutboxEntry = z.infer<typeof entrySchema>
export type EntryPlace = Pick<OutboxEntry, 'kind' | 'id' | 'origine'>

/** Unsent edits of one account, in the storage of this browser. */
export function createOutbox(storage: DraftStorage, userId: string) {
  const prefix = outboxPrefix(userId)
  const keyOf = ({ kind, id, origine }: EntryPlace) => `${prefix}${kind}/${id}/${origine}`
  return {
    /** Returns false if the storage is full or switched off. */
    write: (entry: OutboxEntry): boolean => writeDraft(storage, keyOf(entry), entry),
    remove: (place: EntryPlace): void => removeDraft(storage, keyOf(place)),
    /** Oldest first. Skips entries of another shape and removes expired ones. */
    list: (now: Date): OutboxEntry[] =>
      listDrafts(storage, prefix, entrySchema, now).toSorted((a, b) =>
        a.garde_le.localeCompare(b.garde_le),
      ),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** A new item without a title cannot be created yet. */
export function isUntitled({ kind, draft }: OutboxEntry): boolean {
  const title = draft[draftings[kind].titleField]
  return typeof title !== 'string' || title.trim() === ''
}

/** An entry that was written again since must not be removed. */
export const isSameEntry = (one: OutboxEntry, other: OutboxEntry): boolean =>
  one.origine === other.origine && one.garde_le === other.garde_le && isSame(one.steps, other.steps)

/** An opened editor holds its lock, so that no other tab sends its entry of the outbox. */
const prefix = 'outbox:'
const nameOf = (origine: string) => prefix + origine

/** Holds the lock of an opened editor until the function it returns is called. */
export function holdEditor(origine: string): () => void {
  if (!isSupported()) return () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(nameOf(origine), () => promise)
  return resolve
}

/** Lists the `origine` of each opened editor of this browser, in all tabs. */
export async function listOpenEditors(): Promise<ReadonlySet<string>> {
  if (!isSupported()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  )
}

/** Runs `act` once the editor is closed. With `isNowOrNever`, runs it only if the editor is closed already. */
export async function onceClosed(
  origine: string,
  act: () => Promise<unknown> | void,
  { signal, isNowOrNever = false }: { signal?: AbortSignal; isNowOrNever?: boolean } = {},
): Promise<void> {
  if (!isSupported()) return void (await act())
  const options = isNowOrNever ? { ifAvailable: true } : signal ? { signal } : {}
  try {
    await navigator.locks.request(nameOf(origine), options, (lock) => (lock ? act() : undefined))
  } catch (error) {
    if (signal?.aborted !== true) throw error
  }
}

/** The Web Locks API needs a secure context. */
const isSupported = () => typeof navigator !== 'undefined' && 'locks' in navigator
