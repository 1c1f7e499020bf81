import { type DraftEdits, isSame } from '#shared/items/draft-edits.ts'
import { failureFields } from '#web/admin/api/failures.ts'
import type { AtCopy } from '#web/admin/items/item-calls.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

import {
  beginEditing,
  type Editing,
  type EditingEvent,
  type Effect,
  hasUnsent,
  phaseOf,
  reduceEditing,
  type Seen,
  unsentSteps,
} from './editing.ts'
import {
  type EditedDraft,
  failureReason,
  type ItemSource,
  type OpenedItem,
  type SaveContext,
  type StoredItem,
} from './item-source.ts'
import { type EntryPlace, isSameEntry, type Outbox, type OutboxEntry } from './outbox.ts'

const saveAfterMs = 1000
/** Longest delay between a keystroke and its entry in the outbox. */
const persistAfterMs = 20
const firstRetryMs = 2000
const longestRetryMs = 60_000

export type PublishOutcome =
  | { isPublished: true; slug: string; isFirst: boolean }
  | { isPublished: false; error: unknown }

export type EditorSnapshot<Draft = EditedDraft> = {
  editing: Editing<Draft>
  stored: StoredItem<Draft>
  autres: readonly string[]
  /** The outbox could not store the unsent edits: closing the page would lose them. */
  isOnlyOnScreen: boolean
}

type EditorOptions<Draft extends EditedDraft> = {
  place: EntryPlace
  isNew: boolean
  opened: OpenedItem<Draft>
  source: ItemSource<Draft>
  outbox: Outbox
}

/** Callbacks of the form of an opened item. */
type EditorCallbacks<Draft> = {
  onShow: (draft: Draft) => void
  onCreated: () => void
  onRefused: (error: unknown) => void
  onPublish: (outcome: PublishOutcome) => void
}

/** Parameters with a draft are those of methods, so that a store of any kind is an `EditorStore`. */
export type EditorStore<Draft extends EditedDraft = EditedDraft> = ReturnType<
  typeof createEditorStore<Draft>
>

/** Store of an opened item: the state of its text, the calls that save it and its entry in the outbox. */
export function createEditorStore<Draft extends EditedDraft>({
  place,
  isNew,
  opened,
  source,
  outbox,
}: EditorOptions<Draft>) {
  const { id } = place
  let snapshot: EditorSnapshot<Draft> = {
    editing: beginEditing({
      isNew,
      seen: opened.seen,
      draft: opened.draft,
      conflicts: opened.conflicts,
      savedAt: opened.stored.modifie_le,
    }),
    stored: opened.stored,
    autres: opened.autres,
    isOnlyOnScreen: false,
  }
  const listeners = new Set<() => void>()
  let callbacks: Partial<EditorCallbacks<Draft>> = {}
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let persistTimer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  /** Number of answers to writes. A read that began before the last of them is stale. */
  let answers = 0
  let isAbandoned = false

  const hasTitle = (draft: Draft) => String(draft[source.titleField]).trim() !== ''
  const state = () => snapshot.editing

  function change(next: Partial<EditorSnapshot<Draft>>) {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }

  function dispatch(event: EditingEvent<Draft>) {
    const { state: editing, effects } = reduceEditing(snapshot.editing, event, hasTitle)
    if (editing !== snapshot.editing) change({ editing })
    for (const effect of effects) perform(effect)
  }

  function perform(effect: Effect<Draft>) {
    switch (effect.type) {
      case 'persist':
        persistTimer ??= setTimeout(persist, persistAfterMs)
        return
      case 'saveLater':
        clearTimeout(saveTimer)
        if (hasUnsent(state())) saveTimer = setTimeout(() => save(), saveAfterMs)
        return
      case 'retryLater':
        clearTimeout(retryTimer)
        retryTimer = setTimeout(
          () => dispatch({ type: 'reachable' }),
          Math.min(firstRetryMs * 2 ** retries, longestRetryMs),
        )
        retries += 1
        return
      case 'create':
        return void awaitSave(source.createDraft(id, effect.draft, effect))
      case 'save':
        return void awaitSave(
          source.saveEdits({ id, seen: effect.seen, edits: effect.edits }, effect),
        )
      case 'publish':
        return void sendPublication({ id, ...effect.seen }, effect.note)
      case 'read':
        return void read()
      case 'show':
        return callbacks.onShow?.(effect.draft)
      case 'created':
        return callbacks.onCreated?.()
      case 'reportRefusal':
        return callbacks.onRefused?.(effect.error)
    }
  }

  async function awaitSave(saving: ReturnType<ItemSource<Draft>['saveEdits']>) {
    const { isNew: wasNew, seen } = state()
    try {
      const { autres, ...saved } = await saving
      answers += 1
      retries = 0
      change({ autres })
      dispatch({ type: 'saved', ...saved })
      if (wasNew || isOvertaken(seen, saved)) await read()
    } catch (error) {
      dispatch({ type: 'failed', reason: failureReason(error), error })
      // Someone else published the draft of an author, who may only read it now.
      if (apiErrorCode(error) === 'FORBIDDEN') await read()
    }
  }

  /** Finds a publication or withdrawal by others. A save alone only raises the version of a draft by one. */
  function isOvertaken(before: Seen, { version, copie }: Seen): boolean {
    if (snapshot.stored.statut === 'valide') return version !== before.version
    return version > before.version + 1 || (copie > 0 && before.copie === 0)
  }

  async function sendPublication(at: AtCopy, note?: string) {
    try {
      const { version, slug, isFirst } = await source.publish(at, note)
      answers += 1
      change({ stored: { ...snapshot.stored, statut: 'valide', item: state().base } })
      dispatch({ type: 'published', version })
      callbacks.onPublish?.({ isPublished: true, slug, isFirst })
    } catch (error) {
      const isConflict = apiErrorCode(error) === 'CONFLICT'
      const isStale = isConflict && Object.keys(failureFields(error)).length === 0
      dispatch({ type: 'publishFailed', reason: failureReason(error), error, isStale })
      callbacks.onPublish?.({ isPublished: false, error })
    }
  }

  /** Reads the item again, and merges unsaved edits into it. */
  async function read(): Promise<void> {
    const before = answers
    try {
      const { stored, seen, draft, conflicts, autres } = await source.read(id)
      if (isAbandoned) return
      if (before !== answers) return await read()
      change({ stored, autres })
      dispatch({ type: 'readAgain', seen, draft, conflicts })
    } catch (error) {
      if (failureReason(error) === 'gone') dispatch({ type: 'failed', reason: 'gone', error })
    }
  }

  function toEntry(): OutboxEntry {
    const { isNew: isStillNew, seen, draft } = state()
    const { kind, origine } = place
    const garde_le = new Date().toISOString()
    return {
      kind,
      id,
      origine,
      isNew: isStillNew,
      seen,
      steps: unsentSteps(state()),
      draft,
      garde_le,
    }
  }

  function persist() {
    clearTimeout(persistTimer)
    persistTimer = undefined
    const isNeeded = !isAbandoned && hasUnsent(state())
    const isStored = !isNeeded || outbox.write(toEntry())
    if (!isNeeded) outbox.remove({ ...place, id })
    if (snapshot.isOnlyOnScreen === isStored) change({ isOnlyOnScreen: !isStored })
  }

  function save(options: Partial<SaveContext> = {}) {
    clearTimeout(saveTimer)
    if (!isAbandoned) dispatch({ type: 'saveDue', ...options })
  }

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop()
        resolve()
      })
    })

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Sends everything now; resolves to false if something could not be sent. */
  async function flush(options: Partial<SaveContext> = {}): Promise<boolean> {
    persist()
    // A save that already runs may be an autosave, which opens no sign-in dialog.
    let isOwn = state().request === null
    save(options)
    while (state().request !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each answer may leave something to send
      await nextChange()
      if (state().request !== null) continue
      if (state().failure === null || (options.isManual && !isOwn)) {
        isOwn = true
        save(options)
      }
    }
    persist()
    return !hasUnsent(state())
  }

  return {
    place,
    getSnapshot: () => snapshot,
    subscribe,
    setCallbacks(next: Partial<EditorCallbacks<Draft>>) {
      callbacks = next
    },
    hasTitle: () => hasTitle(state().draft),
    typed(draft: Draft) {
      dispatch({ type: 'typed', draft })
    },
    save,
    flush,
    /** Call when the page is hidden or closed. Writes the outbox before it sends anything. */
    leave: () => {
      persist()
      save({ outlives: true })
    },
    persist,
    /** Call when the server or the session is available again. */
    retry: () => dispatch({ type: 'reachable' }),
    resolve: (field: string, value: unknown) => dispatch({ type: 'resolved', field, value }),
    publish: (note?: string) => dispatch({ type: 'publishAsked', note }),
    read,
    /** Goes back to the public text. Call after a flush. Returns the revision that holds the discarded edits. */
    discard: async (): Promise<string> => {
      const { seen, draft: from } = state()
      const { version, revision } = await source.discardEdits({ id, ...seen })
      answers += 1
      const { item } = snapshot.stored
      dispatch({ type: 'discarded', seen: { version, copie: 0 }, from, item })
      return revision
    },
    async restoreRevision(revision: string) {
      await source.restoreRevision(id, revision)
      answers += 1
      await read()
    },
    /** Reports to the server that the item is open. Reads it again if someone else saved it. */
    async notePresence() {
      if (state().isNew || state().isDeleted) return
      try {
        const { autres, version, copie } = await source.presence(id)
        if (!isSame(autres, snapshot.autres)) change({ autres })
        const { seen } = state()
        const isBehind = version !== seen.version || copie !== seen.copie
        // The other text of a conflict must be the latest when the editor chooses.
        const isWaiting = ['idle', 'conflict'].includes(phaseOf(state()))
        if (isBehind && isWaiting) await read()
      } catch {
        // The next save meets the same failure and reports it.
      }
    },
    /** Takes over an entry that another editor of the item left in the outbox. */
    adopt(entry: OutboxEntry) {
      const steps = entry.steps.map((edits) => validEdits(edits, source))
      const isInConflict = steps.some((edits) =>
        Object.keys(edits).some((name) => name in state().conflicts),
      )
      // The entry stays in the outbox until the conflict is resolved.
      if (isInConflict) return
      dispatch({ type: 'restored', steps })
      persist()
      const current = outbox.list(new Date()).find(({ origine }) => origine === entry.origine)
      const isUnchanged = current === undefined || isSameEntry(current, entry)
      const isStored = !snapshot.isOnlyOnScreen
      if (isUnchanged && isStored && entry.origine !== place.origine) outbox.remove(entry)
    },
    /** Drops all unsent edits. */
    abandon: () => {
      isAbandoned = true
      clearTimeout(saveTimer)
      clearTimeout(retryTimer)
      persist()
    },
  }
}

/** Leaves out edits whose field or value the current schema of the draft does not accept. */
const validEdits = <Draft extends EditedDraft>(
  edits: DraftEdits,
  { draftSchema }: ItemSource<Draft>,
): DraftEdits => {
  const schemas = new Map<string, unknown>(Object.entries(draftSchema.shape))
  return Object.fromEntries(
    Object.entries(edits).filter(([name, { to }]) => isValueOf(schemas.get(name), to)),
  )
}

type Parser = { safeParse: (value: unknown) => { success: boolean } }
const isParser = (schema: unknown): schema is Parser =>
  typeof schema === 'object' && schema !== null && 'safeParse' in schema
const isValueOf = (schema: unknown, value: unknown) =>
  isParser(schema) && schema.safeParse(value).success
