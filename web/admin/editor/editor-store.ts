import type { ItemKind } from '#shared/items/cote.ts'
import { type DraftEdits, isSame } from '#shared/items/draft-edits.ts'
import { failureFields } from '#web/admin/api/failures.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

import { failureReason } from './call-failure.ts'
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
import type { EditedDraft, ItemSource, OpenedItem, StoredItem } from './item-source.ts'
import { isSameEntry, type Outbox, type OutboxEntry } from './outbox.ts'

const saveAfterMs = 1000
/** At the latest so long after a keystroke it is in the outbox. */
const persistAfterMs = 20
const firstRetryMs = 2000
const longestRetryMs = 60_000

export type PublishOutcome =
  | { isPublished: true; slug: string; isFirst: boolean }
  | { isPublished: false; error: unknown }

export type EditorSnapshot<Draft> = {
  editing: Editing<Draft>
  stored: StoredItem<Draft>
  autres: readonly string[]
  /** What is not on the server could not be written to the storage of the browser either. */
  isUnkept: boolean
}

type EditorPlace = { kind: ItemKind; id: string; origine: string }

type EditorOptions<Draft extends EditedDraft> = {
  place: EditorPlace
  isNew: boolean
  opened: OpenedItem<Draft>
  source: ItemSource<Draft>
  outbox: Outbox
}

/** Hears what happens to one opened item. */
export type EditorEvents<Draft> = {
  onShow: (draft: Draft) => void
  onCreated: () => void
  onRefused: (error: unknown) => void
  onPublish: (outcome: PublishOutcome) => void
}

export type EditorStore<Draft extends EditedDraft> = ReturnType<typeof createEditorStore<Draft>>

/** One item being edited: the state of its text, the calls that save it and its entry in the outbox. */
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
    isUnkept: false,
  }
  const listeners = new Set<() => void>()
  let events: Partial<EditorEvents<Draft>> = {}
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let persistTimer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  /** Counts answers to saves: what was read before one is older than what it brought. */
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
        return void answer(source.createDraft(id, effect.draft, effect))
      case 'save':
        return void answer(source.saveEdits({ id, seen: effect.seen, edits: effect.edits }, effect))
      case 'publish':
        return void publishAt({ id, ...effect.seen }, effect.note)
      case 'read':
        return void read()
      case 'show':
        return events.onShow?.(effect.draft)
      case 'created':
        return events.onCreated?.()
      case 'reportRefusal':
        return events.onRefused?.(effect.error)
    }
  }

  async function answer(saving: ReturnType<ItemSource<Draft>['saveEdits']>) {
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
      // Somebody else published it: it can only be read now.
      if (apiErrorCode(error) === 'FORBIDDEN') await read()
    }
  }

  /** Whether others published or withdrew the item: a save alone changes the version of a draft, and by one. */
  function isOvertaken(before: Seen, { version, copie }: Seen): boolean {
    if (snapshot.stored.statut === 'valide') return version !== before.version
    return version > before.version + 1 || (copie > 0 && before.copie === 0)
  }

  async function publishAt(at: { id: string; version: number; copie: number }, note?: string) {
    try {
      const { version, slug, isFirst } = await source.publish(at, note)
      answers += 1
      change({ stored: { ...snapshot.stored, statut: 'valide', item: state().base } })
      dispatch({ type: 'published', version })
      events.onPublish?.({ isPublished: true, slug, isFirst })
    } catch (error) {
      const isConflict = apiErrorCode(error) === 'CONFLICT'
      const isStale = isConflict && Object.keys(failureFields(error)).length === 0
      dispatch({ type: 'publishFailed', reason: failureReason(error), error, isStale })
      events.onPublish?.({ isPublished: false, error })
    }
  }

  /** Reads what is stored now, and merges what is typed with it. */
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

  function entry(): OutboxEntry {
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
    const isKept = !isNeeded || outbox.write(entry())
    if (!isNeeded) outbox.remove({ ...place, id })
    if (snapshot.isUnkept === isKept) change({ isUnkept: !isKept })
  }

  function save(how: { outlives?: boolean; isAsked?: boolean } = {}) {
    clearTimeout(saveTimer)
    if (!isAbandoned) dispatch({ type: 'saveDue', ...how })
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
  async function flush(how: { outlives?: boolean; isAsked?: boolean } = {}): Promise<boolean> {
    persist()
    // A save that is already on its way asks nobody to sign in.
    let isOwn = state().request === null
    save(how)
    while (state().request !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each answer may leave something to send
      await nextChange()
      if (state().request !== null) continue
      if (state().failure === null || (how.isAsked && !isOwn)) {
        isOwn = true
        save(how)
      }
    }
    persist()
    return !hasUnsent(state())
  }

  return {
    place,
    getSnapshot: () => snapshot,
    subscribe,
    /** Sets who hears of it. */
    hear: (next: Partial<EditorEvents<Draft>>) => {
      events = next
    },
    hasTitle: () => hasTitle(state().draft),
    typed: (draft: Draft) => dispatch({ type: 'typed', draft }),
    save,
    flush,
    /** The page is hidden or closed: what is unsent is in the outbox before anything else. */
    leave: () => {
      persist()
      save({ outlives: true })
    },
    persist,
    /** The server or the session is back. */
    reach: () => dispatch({ type: 'reachable' }),
    resolve: (field: string, value: unknown) => dispatch({ type: 'resolved', field, value }),
    publish: (note?: string) => dispatch({ type: 'publishAsked', note }),
    read,
    /** Goes back to the public text. Returns the revision that holds what is discarded. */
    discard: async (): Promise<string | null> => {
      if (!(await flush({ isAsked: true }))) return null
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
    /** Says that the item is open; reads it again when somebody else saved it. */
    async notePresence() {
      if (state().isNew || state().isDeleted) return
      try {
        const { autres, version, copie } = await source.presence(id)
        if (!isSame(autres, snapshot.autres)) change({ autres })
        const { seen } = state()
        const isBehind = version !== seen.version || copie !== seen.copie
        if (isBehind && phaseOf(state()) === 'idle') await read()
      } catch {
        // The next save meets the same failure and reports it.
      }
    },
    /** Takes over what an earlier visit could not send. */
    adopt(left: OutboxEntry) {
      const steps = left.steps.map((edits) => knownEdits(edits, source))
      const isOpen = steps.some((edits) =>
        Object.keys(edits).some((name) => name in state().conflicts),
      )
      // The choice comes first; until then it stays in the outbox.
      if (isOpen) return
      dispatch({ type: 'restored', steps })
      persist()
      const current = outbox.list(new Date()).find(({ origine }) => origine === left.origine)
      const isUnchanged = current === undefined || isSameEntry(current, left)
      if (isUnchanged && !snapshot.isUnkept && left.origine !== place.origine) outbox.remove(left)
    },
    /** The item was deleted by its editor, and its edits with it. */
    abandon: () => {
      isAbandoned = true
      clearTimeout(saveTimer)
      clearTimeout(retryTimer)
      persist()
    },
  }
}

/** The edits whose fields and values are of today's draft. */
const knownEdits = <Draft extends EditedDraft>(
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
