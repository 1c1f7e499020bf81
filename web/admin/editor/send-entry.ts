import type { DraftEdits } from '#shared/items/draft-edits.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { draftFrom, gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'

import type { Seen } from './editing.ts'
import { failureReason } from './item-source.ts'
import { isSameEntry, isUntitled, type Outbox, type OutboxEntry } from './outbox.ts'

/** `choose`: a conflict must be resolved in the editor. `later`: the entry stays in the outbox. */
export type SentEntry = 'sent' | 'choose' | 'later' | 'gone'

type Saved = Seen & { conflicts: Readonly<Record<string, unknown>> }
type Context = { context: { isBackground: true } }
type KindCalls<Draft> = {
  createDraft: {
    mutate: (created: { id: string; draft: Draft }, options: Context) => Promise<unknown>
  }
  saveEdits: {
    mutate: (
      saving: { id: string; seen: Seen; edits: DraftEdits },
      options: Context,
    ) => Promise<Saved>
  }
}
type EntryCalls = { prompt: KindCalls<PromptDraft>; gpt: KindCalls<GptDraft> }

const context: Context = { context: { isBackground: true } }

/** Sends one entry of an item that is not open. Edits that the server did not store stay in the outbox. */
export async function sendEntry(
  entry: OutboxEntry,
  outbox: Outbox,
  calls: EntryCalls,
): Promise<SentEntry> {
  if (!isCurrent(entry, outbox) || (entry.isNew && isUntitled(entry))) return 'later'
  try {
    const unstored = entry.isNew ? await create(entry, calls) : await save(entry, calls)
    if (!isCurrent(entry, outbox)) return 'later'
    outbox.remove(entry)
    if (Object.keys(unstored).length === 0) return 'sent'
    outbox.write({ ...entry, steps: [unstored] })
    return 'choose'
  } catch (error) {
    return failureReason(error) === 'gone' ? 'gone' : 'later'
  }
}

/** False once an editor has taken the entry over or written it again. */
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

/** Returns the edits that the server did not store because of a conflict. */
async function save(
  { kind, id, seen, steps }: OutboxEntry,
  calls: EntryCalls,
): Promise<DraftEdits> {
  let at = seen
  let unstored: DraftEdits = {}
  for (const edits of steps) {
    const sendable = Object.entries(edits).filter(([name]) => !(name in unstored))
    unstored = withLaterValues(unstored, edits)
    // oxlint-disable-next-line no-await-in-loop -- the second step begins from the first
    const saved = await calls[kind].saveEdits.mutate(
      { id, seen: at, edits: Object.fromEntries(sendable) },
      context,
    )
    at = { version: saved.version, copie: saved.copie }
    const inConflict = sendable.filter(([name]) => name in saved.conflicts)
    unstored = { ...unstored, ...Object.fromEntries(inConflict) }
  }
  return unstored
}

const withLaterValues = (unstored: DraftEdits, later: DraftEdits): DraftEdits =>
  Object.fromEntries(
    Object.entries(unstored).map(([name, edit]) => [
      name,
      { ...edit, to: (later[name] ?? edit).to },
    ]),
  )
