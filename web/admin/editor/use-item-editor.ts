import { useRef, useState } from 'react'

import type { ItemDraft } from '#shared/drafts/item-drafting.ts'
import { isSame, withChanges } from '#shared/drafts/merged-draft.ts'
import type { Verification } from '#shared/items/verification.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { failureFields, reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import {
  contentWords,
  editorPath,
  heldBack,
  saveFailed,
} from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { type FieldChoice, fieldDifferences, mergedDraft } from '#web/admin/revisions/field-diff.ts'
import { useSession } from '#web/admin/session/session.ts'
import { keepHere } from '#web/admin/typed/kept-here.ts'
import type { FoundTyped } from '#web/admin/typed/typed.ts'
import { useAutosave } from '#web/admin/typed/use-autosave.ts'
import { useFound } from '#web/admin/typed/use-found.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

import { dropCopy } from './copy-drop.ts'
import {
  type ItemSource,
  readAgain,
  type SaveExtras,
  type SaveOutcome,
  type SaveWay,
} from './item-source.ts'
import type { OpenedItem } from './opened-item.ts'
import { restoreFocus } from './restore-focus.ts'

/** What the drafts of both kinds have in common. */
export type EditedDraft = Record<string, unknown> & ItemDraft

export type ItemEditor<Draft extends EditedDraft> = ReturnType<typeof useItemEditor<Draft>>

type Conflict<Draft> = {
  base: Draft | null
  mine: Draft
  theirs: OpenedItem<Draft>
  /** What was found of an earlier visit, where that is the editor's own. */
  found?: FoundTyped<Draft>
}

/**
 * One item being edited: what is stored, what the form begins with, and what happens when it is
 * saved, found changed by another editor, or resumed from an earlier visit. `id` is null for a new one.
 */
export function useItemEditor<Draft extends EditedDraft>(
  source: ItemSource<Draft>,
  id: string | null,
  opened: OpenedItem<Draft>,
) {
  const { kind, draftSchema } = source
  const [stored, setStored] = useState(opened)
  // Leaving right after a save asks before the page is drawn again.
  const savedRef = useRef(opened.value)
  const [start, setStart] = useState({ generation: 0, draft: opened.value })
  const [conflict, setConflict] = useState<Conflict<Draft> | null>(() =>
    opened.isOutdated ? outdated(opened) : null,
  )
  const { user } = useSession()
  const [place] = useState({ userId: user.id, kind, id })
  const [origine] = useState(() => crypto.randomUUID())
  const { autosave, kept } = useAutosave<Draft>(place, origine, source)
  const earlier = useFound(place, {
    draftSchema,
    onServer: opened.saisies,
    stored: opened.value,
    calls: source,
  })
  const navigate = useAdminNavigate()

  /** Puts a draft into the form, which begins anew with it. */
  function begin(draft: Draft) {
    setStart(({ generation }) => ({ generation: generation + 1, draft }))
    restoreFocus()
  }

  function remember(item: OpenedItem<Draft>) {
    savedRef.current = item.value
    setStored(item)
  }

  function takeOver(item: OpenedItem<Draft>) {
    autosave.forget()
    remember(item)
    begin(item.value)
  }

  async function save(way: SaveWay, draft: Draft, extras: SaveExtras): Promise<SaveOutcome> {
    // Before the answer is known: it may be that the session is over.
    const { version, copie } = stored
    autosave.note({ version, copie, draft })
    autosave.keepHere()
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
    // What was typed while the new item was on its way is offered on its page.
    const typed = autosave.typed()?.draft
    autosave.forget()
    if (typed !== undefined && !isSame(typed, draft)) {
      keepHere(
        browserStorage,
        { ...place, id: created.id },
        {
          origine,
          version: 1,
          copie: way === 'draft' ? 1 : 0,
          draft: typed,
          garde_le: new Date().toISOString(),
        },
      )
    }
    reportSuccess(
      contentWords[kind].created,
      draft.statut === created.statut ? undefined : heldBack,
    )
    await navigate(editorPath(kind, created.id), { replace: true, ignoreGuard: true })
  }

  async function update(itemId: string, draft: Draft, extras: SaveExtras) {
    const { version } = await source.update(at(itemId), draft, extras)
    tookIn(draft, { version, copie: 0, item: draft, keptAt: null })
    tellUpdated(draft)
    // The server has added the note to the history of the item.
    if (extras.note !== undefined) takeOver(await source.read(itemId))
  }

  /** Of what is public now, with the way to its page. */
  function tellUpdated({ statut, slug }: Draft) {
    const page = `/${kind}/${slug}`
    showToast({
      type: 'success',
      title: contentWords[kind].updated,
      ...(statut === 'valide'
        ? { action: { label: 'Voir la page', run: () => void open(page, '_blank', 'noopener') } }
        : {}),
    })
  }

  async function keepDraft(itemId: string, draft: Draft) {
    const saved = await source.saveDraft(at(itemId), draft)
    const { success: isAddress } = slugSchema.safeParse(draft.slug)
    const { item } = stored
    tookIn(draft, {
      ...saved,
      item: isAddress ? { ...item, slug: draft.slug } : item,
      keptAt: new Date().toISOString(),
    })
    reportSuccess('Brouillon enregistré')
  }

  async function keepCopy(itemId: string, draft: Draft) {
    const saved = await source.saveCopy(at(itemId), draft)
    tookIn(draft, { ...saved, keptAt: new Date().toISOString() })
    reportSuccess('Copie de travail enregistrée', unpublished)
  }

  /** What was saved is what is stored now, and is offered no more. */
  function tookIn(draft: Draft, saved: Partial<OpenedItem<Draft>>) {
    autosave.forget()
    remember({ ...stored, isOutdated: false, ...saved, value: draft })
  }

  const at = (itemId: string) => ({ id: itemId, version: stored.version, copie: stored.copie })

  async function refused(error: unknown, draft: Draft): Promise<SaveOutcome> {
    const values = Object.entries(failureFields(error)).flatMap(([path, [message = '']]) =>
      path in draft ? [{ path, value: draft[path], message }] : [],
    )
    if (values.length > 0) return { isSaved: false, refused: values }
    const isConflict = apiErrorCode(error) === 'CONFLICT'
    const theirs = isConflict && id !== null ? await readAgain(source, id) : null
    if (theirs) setConflict({ base: stored.value, mine: draft, theirs })
    else reportFailure(saveFailed, error)
    return { isSaved: false, refused: [] }
  }

  /** What is typed and differs from what is stored. */
  function unsaved(): Draft | null {
    const typed = autosave.typed()?.draft ?? null
    return typed === null || isSame(typed, stored.value) ? null : typed
  }

  /** Takes the changes back, those that a save was refused too, and offers the way back. */
  function reset() {
    const typed = unsaved()
    autosave.forget()
    begin(stored.value)
    if (typed === null) return
    showToast({
      type: 'success',
      title: 'Modifications annulées',
      action: { label: 'Rétablir', run: () => begin(typed) },
    })
  }

  /** Goes on with what was found of an earlier visit: from now on it is this editor's. */
  function adopt(found: FoundTyped<Draft>, draft: Draft, onto: OpenedItem<Draft>) {
    earlier.pass(found)
    begin(draft)
    autosave.note({ version: onto.version, copie: onto.copie, draft })
    autosave.afterSent(() => earlier.drop(found))
  }

  function resume(found: FoundTyped<Draft>) {
    const isOfNow = found.version === stored.version && found.copie === stored.copie
    if (!isOfNow) {
      setConflict({ base: null, mine: found.draft, theirs: stored, found })
      return
    }
    // What was typed since stays where the draft holds nothing else.
    const typed = unsaved()
    const both = typed && withChanges(found.draft, { from: stored.value, to: typed })
    adopt(found, both ?? found.draft, stored)
    if (typed === null || both !== null) return
    showToast({
      type: 'success',
      title: 'Brouillon repris, à la place de ce qui venait d’être tapé',
      action: { label: 'Rétablir', run: () => begin(typed) },
    })
  }

  function resolve(
    { mine, theirs, found }: Conflict<Draft>,
    choices: Readonly<Record<string, FieldChoice>>,
  ) {
    const { statut } = theirs.value
    const merged = { ...mergedDraft(mine, theirs.value, choices), statut }
    setConflict(null)
    remember(theirs)
    if (found) adopt(found, merged, theirs)
    else begin(merged)
  }

  const { found } = earlier
  return {
    id,
    kind,
    stored,
    savedNow: () => savedRef.current,
    start,
    save,
    autosave,
    kept,
    origine,
    readPage: (draft: Draft) => source.readPage(id, draft),
    dropCopy: () => {
      if (id === null) return
      void dropCopy({
        source,
        id,
        stored,
        typed: unsaved(),
        onSaved: (saved, draft) => tookIn(draft, saved),
        takeOver,
        onConflict: (theirs, mine) => setConflict({ base: stored.value, mine, theirs }),
      })
    },
    reset,
    /** The item has another version since, and what is typed on it is the same. */
    noteVerified: (verification: Verification, version: number) =>
      setStored((now) => ({ ...now, verification, version })),
    /** What was typed in an earlier visit, until it is taken up or thrown away. */
    found: found && {
      ...found,
      resume: () => resume(found),
      discard: () => {
        earlier.discard(found)
        restoreFocus()
      },
    },
    /** The item is gone, and what was typed on it with it. */
    forget: () => autosave.forget(),
    conflict: conflict && {
      differences: fieldDifferences(
        conflict.base,
        conflict.mine,
        // Nobody publishes or withdraws by choosing texts.
        { ...conflict.theirs.value, statut: conflict.mine.statut },
        source.names,
      ),
      /** The status that is stored, where another was chosen. */
      statut:
        conflict.mine.statut === conflict.theirs.value.statut ? null : conflict.theirs.value.statut,
      resolve: (choices: Readonly<Record<string, FieldChoice>>) => resolve(conflict, choices),
      cancel: () => setConflict(null),
    },
  }
}

/** What is public and what was begun before it: every difference is a choice to make. */
const outdated = <Draft>(opened: OpenedItem<Draft>): Conflict<Draft> => ({
  base: null,
  mine: opened.value,
  theirs: { ...opened, value: opened.item, isOutdated: false },
})

const unpublished = 'Les visiteurs voient toujours la version publiée.'
