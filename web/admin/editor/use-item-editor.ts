import { useRef, useState } from 'react'
import type { z } from 'zod'

import { isSame } from '#shared/drafts/merged-draft.ts'
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
  tabStorage,
  writeDraft,
} from '#web/admin/form/draft-store.ts'
import type { RefusedValue } from '#web/admin/form/field-messages.ts'
import type { AtCopy } from '#web/admin/items/item-id.ts'
import { type FieldChoice, fieldDifferences, mergedDraft } from '#web/admin/revisions/field-diff.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

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

/** How an editor reads and writes its kind of item. */
export type ItemSource<Draft> = {
  kind: ItemKind
  draftSchema: z.ZodType<Draft>
  read: (id: string) => Promise<OpenedItem<Draft>>
  create: (draft: Draft) => Promise<{ id: string; statut: Statut }>
  createDraft: (draft: Draft) => Promise<{ id: string; statut: Statut }>
  update: (at: AtCopy, draft: Draft, extras: SaveExtras) => Promise<{ version: number }>
  saveDraft: (at: AtCopy, draft: Draft) => Promise<{ version: number; copie: number }>
  saveCopy: (at: AtCopy, draft: Draft) => Promise<{ copie: number }>
  dropCopy: (at: AtCopy) => Promise<unknown>
}

export type ItemEditor<Draft extends Record<string, unknown>> = ReturnType<
  typeof useItemEditor<Draft>
>

type Conflict<Draft> = { base: Draft | null; mine: Draft; theirs: OpenedItem<Draft> }

/**
 * One item being edited: what is stored, what the form begins with, and what happens when it is
 * saved, found changed by another editor, or resumed from an earlier draft. `id` is null for a new one.
 */
export function useItemEditor<Draft extends Record<string, unknown>>(
  source: ItemSource<Draft>,
  id: string | null,
  opened: OpenedItem<Draft>,
) {
  const { kind } = source
  const key = draftKey(kind, id)
  const [stored, setStored] = useState(opened)
  // Leaving right after a save asks before the page is drawn again.
  const savedRef = useRef(opened.value)
  const [start, setStart] = useState({ generation: 0, draft: opened.value })
  const [conflict, setConflict] = useState<Conflict<Draft> | null>(() =>
    opened.isOutdated ? outdated(opened) : null,
  )
  const [found, setFound] = useState(() => foundDraft(key, source.draftSchema, opened.value))
  const navigate = useAdminNavigate()

  /** Puts a draft into the form, which begins anew with it. */
  function begin(draft: Draft) {
    setStart(({ generation }) => ({ generation: generation + 1, draft }))
  }

  function remember(item: OpenedItem<Draft>) {
    savedRef.current = item.value
    setStored(item)
  }

  function takeOver(item: OpenedItem<Draft>) {
    remember(item)
    begin(item.value)
  }

  async function save(way: SaveWay, draft: Draft, extras: SaveExtras): Promise<SaveOutcome> {
    // Before the answer is known: it may be that the session is over.
    const { version, copie } = stored
    writeDraft(tabStorage, key, { version, copie, value: draft })
    try {
      if (id === null) await create(way, draft)
      else if (way === 'copy') await keepCopy(id, draft)
      else if (way === 'draft') await keepDraft(id, draft)
      else await update(id, draft, extras)
      return { isSaved: true, refused: [] }
    } catch (error) {
      return refused(error, draft)
    }
  }

  async function create(way: SaveWay, draft: Draft) {
    const created = await (way === 'draft' ? source.createDraft(draft) : source.create(draft))
    keepTypedMeanwhile(way, draft, created.id)
    const isHeldBack = 'statut' in draft && draft['statut'] !== created.statut
    reportSuccess(contentWords[kind].created, isHeldBack ? heldBack : undefined)
    await navigate(editorPath(kind, created.id), { replace: true, ignoreGuard: true })
  }

  /** What was typed while a new item was on its way is offered on its page. */
  function keepTypedMeanwhile(way: SaveWay, saved: Draft, itemId: string) {
    const typed = readDraft(tabStorage, key, source.draftSchema)?.value
    removeDraft(tabStorage, key)
    if (typed === undefined || isSame(typed, saved)) return
    const copie = way === 'draft' ? 1 : 0
    writeDraft(tabStorage, draftKey(kind, itemId), { version: 1, copie, value: typed })
  }

  async function update(itemId: string, draft: Draft, extras: SaveExtras) {
    const { version } = await source.update(at(itemId), draft, extras)
    remember({ version, copie: 0, value: draft, item: draft, isOutdated: false, keptAt: null })
    removeDraft(tabStorage, key)
    reportSuccess(contentWords[kind].updated)
    // The server has added the note to the history of the item.
    if (extras.note !== undefined) takeOver(await source.read(itemId))
  }

  async function keepDraft(itemId: string, draft: Draft) {
    const saved = await source.saveDraft(at(itemId), draft)
    kept(draft, { ...saved, item: draft })
    reportSuccess('Brouillon enregistré')
  }

  async function keepCopy(itemId: string, draft: Draft) {
    const saved = await source.saveCopy(at(itemId), draft)
    kept(draft, saved)
    reportSuccess('Copie de travail enregistrée', unpublished)
  }

  /** What was saved is what is stored now, and is offered no more as a draft of this tab. */
  function kept(draft: Draft, saved: Partial<OpenedItem<Draft>>) {
    remember({ ...stored, ...saved, value: draft, keptAt: new Date().toISOString() })
    removeDraft(tabStorage, key)
  }

  /** Gives up the working copy: the form begins anew with what is public. */
  async function dropCopy(itemId: string) {
    const { value, item, version } = stored
    try {
      await source.dropCopy(at(itemId))
    } catch (error) {
      reportFailure(saveFailed, error)
      return
    }
    removeDraft(tabStorage, key)
    takeOver({ ...stored, copie: 0, value: item, keptAt: null })
    const takeBack = async () => {
      await source.saveCopy({ id: itemId, version, copie: 0 }, value)
      takeOver(await source.read(itemId))
    }
    showToast({
      type: 'success',
      title: 'Copie de travail abandonnée',
      action: {
        label: 'Annuler',
        run: () => void takeBack().catch((error: unknown) => reportFailure(saveFailed, error)),
      },
    })
  }

  const at = (itemId: string) => ({ id: itemId, version: stored.version, copie: stored.copie })

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
    dropCopy: () => (id === null ? undefined : void dropCopy(id)),
    /** Takes the changes back, those that a save was refused too. */
    reset: () => {
      removeDraft(tabStorage, key)
      begin(stored.value)
    },
    /** A draft of an earlier visit, until it is taken up or thrown away. */
    found,
    resume: () => {
      if (!found) return
      const isOfNow = found.version === stored.version && (found.copie ?? 0) === stored.copie
      if (isOfNow) begin(found.value)
      else setConflict({ base: null, mine: found.value, theirs: stored })
      setFound(null)
    },
    discard: () => {
      removeDraft(tabStorage, key)
      setFound(null)
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

function foundDraft<Draft>(key: string, schema: z.ZodType<Draft>, opened: Draft) {
  const draft = readDraft(tabStorage, key, schema)
  return draft && !isSame(draft.value, opened) ? draft : null
}

/** What is public and what was begun before it: every difference is a choice to make. */
const outdated = <Draft>(opened: OpenedItem<Draft>): Conflict<Draft> => ({
  base: null,
  mine: opened.value,
  theirs: { ...opened, value: opened.item, isOutdated: false },
})

const unpublished = 'Les visiteurs voient toujours la version publiée.'
