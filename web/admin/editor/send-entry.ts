import type { DraftEdits, FieldConflict } from '#shared/items/draft-edits.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { draftFrom, gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'

import { failureReason } from './call-failure.ts'
import { isSameEntry, isUntitled, type Outbox, type OutboxEntry } from './outbox.ts'

/** `choose`: a conflict waits for the editor. `later`: it stays in the outbox. */
export type SentEntry = 'sent' | 'choose' | 'later' | 'gone'

type Saved = {
  version: number
  copie: number
  conflicts: Readonly<Record<string, Partial<FieldConflict>>>
}
type Context = { context: { isBackground: true } }
type KindCalls<Draft> = {
  createDraft: {
    mutate: (created: { id: string; draft: Draft }, options: Context) => Promise<unknown>
  }
  saveEdits: {
    mutate: (
      saving: { id: string; seen: OutboxEntry['seen']; edits: DraftEdits },
      options: Context,
    ) => Promise<Saved>
  }
}
export type EntryCalls = { prompt: KindCalls<PromptDraft>; gpt: KindCalls<GptDraft> }

const context: Context = { context: { isBackground: true } }

/** Sends one entry of an item that is not open; what the server did not store stays in the outbox. */
export async function sendEntry(
  entry: OutboxEntry,
  outbox: Outbox,
  calls: EntryCalls,
): Promise<SentEntry> {
  if (!isCurrent(entry, outbox) || (entry.isNew && isUntitled(entry))) return 'later'
  try {
    const left = entry.isNew ? await create(entry, calls) : await save(entry, calls)
    if (!isCurrent(entry, outbox)) return 'later'
    outbox.remove(entry)
    if (Object.keys(left).length === 0) return 'sent'
    outbox.write({ ...entry, steps: [left] })
    return 'choose'
  } catch (error) {
    return failureReason(error) === 'gone' ? 'gone' : 'later'
  }
}

/** An editor may have taken it over meanwhile. */
const isCurrent = (entry: OutboxEntry, outbox: Outbox): boolean =>
  outbox.list(new Date()).some((one) => isSameEntry(one, entry))

async function create({ kind, id, draft }: OutboxEntry, calls: EntryCalls): Promise<DraftEdits> {
  if (kind === 'prompt') {
    await calls.prompt.createDraft.mutate(
      { id, draft: draftFrom(promptDrafting, 'copie', draft) },
      context,
    )
  } else {
    await calls.gpt.createDraft.mutate(
      { id, draft: draftFrom(gptDrafting, 'copie', draft) },
      context,
    )
  }
  return {}
}

/** Gives the edits that were not stored. */
async function save(
  { kind, id, seen, steps }: OutboxEntry,
  calls: EntryCalls,
): Promise<DraftEdits> {
  let at = seen
  let left: DraftEdits = {}
  for (const edits of steps) {
    const free = Object.entries(edits).filter(([name]) => !(name in left))
    left = laterEdits(left, edits)
    // oxlint-disable-next-line no-await-in-loop -- the second step begins from the first
    const saved = await calls[kind].saveEdits.mutate(
      { id, seen: at, edits: Object.fromEntries(free) },
      context,
    )
    at = { version: saved.version, copie: saved.copie }
    const refused = free.filter(([name]) => name in saved.conflicts)
    left = { ...left, ...Object.fromEntries(refused) }
  }
  return left
}

/** Edits that were not stored, with what was typed after them. */
const laterEdits = (left: DraftEdits, next: DraftEdits): DraftEdits =>
  Object.fromEntries(
    Object.entries(left).map(([name, edit]) => [name, { ...edit, to: (next[name] ?? edit).to }]),
  )
