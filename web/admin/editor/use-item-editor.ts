import { useRef, useState } from 'react'
import type { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { failureFields, reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import {
  contentWords,
  editorPath,
  heldBack,
  saveFailed,
} from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import {
  draftKey,
  readDraft,
  removeDraft,
  type StoredDraft,
  tabStorage,
} from '#web/admin/form/draft-store.ts'
import type { RefusedValue } from '#web/admin/form/field-messages.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

import { type FieldChoice, fieldDifferences, isSame, mergedDraft } from './field-diff.ts'

/** What goes with a save besides the item itself. */
export type SaveExtras = { note?: string | undefined; raison?: string | undefined }

/** Whether an item was saved, and the values that keep it from being saved. */
export type SaveOutcome = { isSaved: boolean; refused: RefusedValue[] }

/** How an editor reads and writes its kind of item. */
export type ItemSource<Draft> = {
  kind: ItemKind
  draftSchema: z.ZodType<Draft>
  read: (id: string) => Promise<StoredDraft<Draft>>
  create: (draft: Draft) => Promise<{ id: string; statut: Statut }>
  update: (
    at: { id: string; version: number },
    draft: Draft,
    extras: SaveExtras,
  ) => Promise<{ version: number }>
}

export type ItemEditor<Draft extends Record<string, unknown>> = ReturnType<
  typeof useItemEditor<Draft>
>

type Conflict<Draft> = { base: Draft | null; mine: Draft; theirs: StoredDraft<Draft> }

/**
 * One item being edited: what is stored, what the form begins with, and what happens when it is
 * saved, found changed by another editor, or resumed from an earlier draft. `id` is null for a new one.
 */
export function useItemEditor<Draft extends Record<string, unknown>>(
  source: ItemSource<Draft>,
  id: string | null,
  opened: StoredDraft<Draft>,
) {
  const { kind } = source
  const key = draftKey(kind, id)
  const [stored, setStored] = useState(opened)
  // Leaving right after a save asks before the page is drawn again.
  const savedRef = useRef(opened.value)
  const [start, setStart] = useState({ generation: 0, draft: opened.value })
  const [conflict, setConflict] = useState<Conflict<Draft> | null>(null)
  const [kept, setKept] = useState(() => keptDraft(key, source.draftSchema, opened.value))
  const navigate = useAdminNavigate()

  /** Puts a draft into the form, which begins anew with it. */
  function begin(draft: Draft) {
    setStart(({ generation }) => ({ generation: generation + 1, draft }))
  }

  function remember(item: StoredDraft<Draft>) {
    savedRef.current = item.value
    setStored(item)
  }

  function takeOver(item: StoredDraft<Draft>) {
    remember(item)
    begin(item.value)
  }

  async function save(draft: Draft, extras: SaveExtras): Promise<SaveOutcome> {
    try {
      if (id === null) await create(draft)
      else await update(id, draft, extras)
      return { isSaved: true, refused: [] }
    } catch (error) {
      return refused(error, draft)
    }
  }

  async function create(draft: Draft) {
    const created = await source.create(draft)
    removeDraft(tabStorage, key)
    const isHeldBack = 'statut' in draft && draft['statut'] !== created.statut
    reportSuccess(contentWords[kind].created, isHeldBack ? heldBack : undefined)
    await navigate(editorPath(kind, created.id), { replace: true, ignoreGuard: true })
  }

  async function update(itemId: string, draft: Draft, extras: SaveExtras) {
    const { version } = await source.update({ id: itemId, version: stored.version }, draft, extras)
    remember({ version, value: draft })
    removeDraft(tabStorage, key)
    reportSuccess(contentWords[kind].updated)
    // The server has added the note to the history of the item.
    if (extras.note !== undefined) takeOver(await source.read(itemId))
  }

  async function refused(error: unknown, draft: Draft): Promise<SaveOutcome> {
    const values = Object.entries(failureFields(error)).flatMap(([path, [message = '']]) =>
      path in draft ? [{ path, value: draft[path], message }] : [],
    )
    if (values.length > 0) return { isSaved: false, refused: values }
    const isConflict = apiErrorCode(error) === 'CONFLICT'
    const theirs = isConflict && id !== null ? await readStored(source, id) : null
    if (theirs) setConflict({ base: stored.value, mine: draft, theirs })
    else reportFailure(saveFailed, error)
    return { isSaved: false, refused: [] }
  }

  return {
    id,
    kind,
    key,
    stored,
    savedNow: () => savedRef.current,
    start,
    save,
    /** Takes the changes back. */
    reset: () => begin(stored.value),
    /** A draft of an earlier visit, until it is taken up or thrown away. */
    kept,
    resume: () => {
      if (!kept) return
      if (kept.version === stored.version) begin(kept.value)
      else setConflict({ base: null, mine: kept.value, theirs: stored })
      setKept(null)
    },
    discard: () => {
      removeDraft(tabStorage, key)
      setKept(null)
    },
    conflict: conflict && {
      differences: fieldDifferences(conflict.base, conflict.mine, conflict.theirs.value),
      resolve: (choices: Readonly<Record<string, FieldChoice>>) => {
        remember(conflict.theirs)
        begin(mergedDraft(conflict.mine, conflict.theirs.value, choices))
        setConflict(null)
      },
      cancel: () => setConflict(null),
    },
  }
}

/** The version that was saved meanwhile; null when it cannot be read, or is gone. */
async function readStored<Draft>({ read }: ItemSource<Draft>, id: string) {
  try {
    return await read(id)
  } catch {
    return null
  }
}

function keptDraft<Draft>(key: string, schema: z.ZodType<Draft>, opened: Draft) {
  const draft = readDraft(tabStorage, key, schema)
  return draft && !isSame(draft.value, opened) ? draft : null
}
