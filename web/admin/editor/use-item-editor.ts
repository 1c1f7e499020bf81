import { useRef, useState } from 'react'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { isSame, withChanges } from '#shared/items/merged-draft.ts'
import type { Verification } from '#shared/items/verification.ts'
import { slugSchema } from '#shared/text/slug.ts'
import {
  failureDetails,
  failureFields,
  failureMessage,
  reportFailure,
  reportSuccess,
} from '#web/admin/api/failures.ts'
import {
  contentWords,
  editorPath,
  heldBack,
  saveFailed,
} from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import type { BeganAt } from '#web/admin/items/item-id.ts'
import { type FieldChoice, fieldDifferences, mergedDraft } from '#web/admin/revisions/field-diff.ts'
import type { Writing } from '#web/admin/revisions/writing.ts'
import { useMay, useSession } from '#web/admin/session/session.ts'
import { keepHere } from '#web/admin/typed/kept-here.ts'
import { useAutosave } from '#web/admin/typed/use-autosave.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

import { type Conflict, conflictWords, outdated, overtaken } from './conflict/conflict.ts'
import { dropCopy } from './copy-drop.ts'
import {
  type ItemSource,
  readAgain,
  type SaveExtras,
  type SaveOutcome,
  type SaveWay,
} from './item-source.ts'
import { type EditedDraft, isOutdated, type OpenedItem } from './opened-item.ts'
import { restoreFocus } from './restore-focus.ts'
import { useTypedBack } from './use-typed-back.ts'

export type ItemEditor<Draft extends EditedDraft> = ReturnType<typeof useItemEditor<Draft>>

/**
 * One item being edited: what is stored, what the form begins with, and what happens when it is
 * saved, found changed by another editor, or resumed from an earlier visit. `id` is null for a new one.
 */
export function useItemEditor<Draft extends EditedDraft>(
  source: ItemSource<Draft>,
  id: string | null,
  opened: OpenedItem<Draft>,
) {
  const { kind } = source
  const [stored, setStored] = useState(opened)
  // Leaving right after a save asks before the page is drawn again; a message is answered long after.
  const storedRef = useRef(opened)
  const [start, setStart] = useState({ generation: 0, draft: opened.value })
  const [conflict, setConflict] = useState<Conflict<Draft> | null>(() =>
    isOutdated(opened) ? outdated(opened) : null,
  )
  const { user } = useSession()
  const may = useMay()
  const [place] = useState({ userId: user.id, kind, id })
  const [origine] = useState(() => crypto.randomUUID())
  const { autosave, kept } = useAutosave<Draft>(place, origine, source)
  const navigate = useAdminNavigate()
  const typedBack = useTypedBack(source, place, {
    opened,
    storedNow: () => storedRef.current,
    autosave,
    begin,
    onConflict: setConflict,
  })
  const { unsaved, putBack, takeUp } = typedBack

  /** Puts a draft into the form, which begins anew with it. */
  function begin(draft: Draft) {
    setStart(({ generation }) => ({ generation: generation + 1, draft }))
    restoreFocus()
  }

  function remember(item: OpenedItem<Draft>) {
    storedRef.current = item
    setStored(item)
  }

  /** Goes on with what is stored now, and with what was typed since it was asked for. */
  function takeOver(item: OpenedItem<Draft>) {
    const since = unsaved()
    const before = storedRef.current
    autosave.forget()
    remember(item)
    begin(item.value)
    if (since !== null) putBack(since, before)
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
    const { version, ...labels } = await source.update(at(itemId), draft, extras)
    // The server has added the note to the history of the item.
    const read = extras.note === undefined ? null : await source.read(itemId)
    const item = read?.value ?? { ...draft, ...labels }
    const typed = autosave.typed()?.draft ?? draft
    tookIn(item, { version, copie: 0, item, base: version, kept: null, ecrit: written(), ...read })
    tellUpdated(draft)
    if (!isSame(item, draft)) begin(withChanges(item, { from: draft, to: typed }) ?? typed)
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
      base: saved.version,
      kept: saved.copie > 0 ? written() : null,
      ecrit: written(),
    })
    reportSuccess('Brouillon enregistré')
  }

  async function keepCopy(itemId: string, draft: Draft) {
    const saved = await source.saveCopy(at(itemId), draft)
    tookIn(draft, { ...saved, kept: written() })
    reportSuccess('Copie de travail enregistrée', unpublished)
  }

  /** What was saved is what is stored now, and is offered no more. */
  function tookIn(draft: Draft, saved: Partial<OpenedItem<Draft>>) {
    autosave.forget()
    // With what was noted beside it while it was being saved.
    remember({ ...storedRef.current, ...saved, value: draft })
  }

  /** This editor's, now. */
  const written = (): Writing => ({ auteur: user.email, le: new Date().toISOString() })

  function at(itemId: string): BeganAt {
    const { version, copie, base } = stored
    return { id: itemId, version, copie, base }
  }

  async function refused(error: unknown, draft: Draft): Promise<SaveOutcome> {
    const values = Object.entries(failureFields(error)).flatMap(([path, [message = '']]) =>
      path in draft ? [{ path, value: draft[path], message }] : [],
    )
    if (values.length > 0) return { isSaved: false, refused: values }
    if (failureDetails(error)?.isInBin) {
      tellInBin(error)
      return { isSaved: false, refused: [] }
    }
    const isConflict = apiErrorCode(error) === 'CONFLICT'
    const theirs = isConflict && id !== null ? await readAgain(source, id) : null
    if (theirs) setConflict(overtaken(stored, unsaved() ?? draft, theirs))
    else reportFailure(saveFailed, error)
    return { isSaved: false, refused: [] }
  }

  /** Of an item that somebody deleted while it was open. */
  function tellInBin(error: unknown) {
    showToast({
      type: 'error',
      title: failureMessage(error),
      description: 'Ce que vous avez tapé reste gardé sur cet ordinateur.',
      ...(may('content.delete')
        ? {
            action: {
              label: 'Ouvrir la corbeille',
              run: () => void navigate(`${adminRoot}/corbeille`, { ignoreGuard: true }),
            },
          }
        : {}),
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
    if (found) takeUp(found, merged)
    else begin(merged)
  }

  return {
    id,
    kind,
    stored,
    savedNow: () => storedRef.current.value,
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
        onConflict: (theirs, mine) => setConflict(overtaken(stored, unsaved() ?? mine, theirs)),
      })
    },
    reset: typedBack.reset,
    /** The item has another version since, and what is typed on it is the same. */
    noteVerified: (verification: Verification, version: number) => {
      const now = storedRef.current
      remember({ ...now, verification, version, base: isOutdated(now) ? now.base : version })
    },
    found: typedBack.found,
    /** The item is gone, and what was typed on it with it. */
    forget: () => autosave.forget(),
    /** Asks what is to stay of a working copy that was begun before what is stored, where there is one. */
    compare: isOutdated(stored)
      ? () => setConflict(outdated(stored, unsaved() ?? stored.value))
      : undefined,
    conflict: conflict && {
      words: conflictWords(conflict),
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

const unpublished = 'Les visiteurs voient toujours la version publiée.'
