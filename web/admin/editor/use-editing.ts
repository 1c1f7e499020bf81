import { useEffect, useState, useSyncExternalStore } from 'react'

import { serverReach } from '#web/admin/api/server-reach.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { beforeSignOut } from '#web/admin/session/before-sign-out.ts'
import { sessionStream } from '#web/admin/session/session-stream.ts'
import { useSession } from '#web/admin/session/session.ts'
import { showToast } from '#web/ui/toast.tsx'

import { hasUnsent, phaseOf } from './editing.ts'
import { createEditorStore, type EditorSnapshot, type EditorStore } from './editor-store.ts'
import { type EditedDraft, type ItemSource, type OpenedItem, pendingSaves } from './item-source.ts'
import { createOutbox, holdEditor, onceClosed, type Outbox, type OutboxEntry } from './outbox.ts'

const presenceEveryMs = 20_000

export type EditingOptions<Draft extends EditedDraft> = {
  source: ItemSource<Draft>
  id: string
  isNew: boolean
  opened: OpenedItem<Draft>
  /** Outbox entries of earlier visits. */
  leftEntries: readonly OutboxEntry[]
  /** A draft that is entered for the editor, and saved like typed text. */
  typed?: Draft
}

/** Creates the store of an opened item. Edits that are unsaved when the screen is left are sent after it. */
export function useEditing<Draft extends EditedDraft>(
  options: EditingOptions<Draft>,
): EditorStore<Draft> {
  const { user } = useSession()
  const [outbox] = useState(() => createOutbox(browserStorage, user.id))
  const [store] = useState(() => open(options, outbox))
  useEffect(() => connectStore(store, outbox), [store, outbox])
  return store
}

/** Part of the state of an opened item. `select` must return the same value for the same state. */
export function useEditorState<Draft extends EditedDraft, Part>(
  store: EditorStore<Draft>,
  select: (snapshot: EditorSnapshot<Draft>) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()))
}

export const useHasChanges = (store: EditorStore): boolean =>
  useEditorState(store, ({ editing }) => editing.seen.copie > 0 || hasUnsent(editing))

export const usePhase = (store: EditorStore) =>
  useEditorState(store, ({ editing }) => phaseOf(editing))

function open<Draft extends EditedDraft>(
  { source, id, isNew, opened, leftEntries, typed }: EditingOptions<Draft>,
  outbox: Outbox,
): EditorStore<Draft> {
  const place = { kind: source.kind, id, origine: crypto.randomUUID() }
  const store = createEditorStore({ place, isNew, opened, source, outbox })
  for (const entry of leftEntries) store.adopt(entry)
  if (typed) store.typed(typed)
  return store
}

/** Connects the store to events of the browser, the session and other tabs. */
function connectStore(store: EditorStore, outbox: Outbox): () => void {
  const { id, kind, origine } = store.place
  const release = holdEditor(origine)
  const leaving = new AbortController()
  const { signal } = leaving
  const onHide = () => {
    if (document.visibilityState === 'hidden') store.leave()
    else void store.notePresence()
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    store.persist()
    // Only then would closing the page lose text.
    if (store.getSnapshot().isOnlyOnScreen) event.preventDefault()
  }
  addEventListener('pagehide', store.leave, { signal })
  addEventListener('beforeunload', onUnload, { signal })
  addEventListener('online', store.retry, { signal })
  document.addEventListener('visibilitychange', onHide, { signal })
  const unsubscribers = [
    serverReach.onBack(store.retry),
    sessionStream.subscribe((event) => {
      if (event.name === 'SIGNED_IN') store.retry()
      // Signing out erases unsent edits from this browser.
      if (event.name === 'SIGNED_OUT' && event.isByUser) store.abandon()
    }),
    beforeSignOut.add(() => store.flush()),
  ]
  void store.notePresence()
  const presence = setInterval(() => {
    if (document.visibilityState === 'visible') void store.notePresence()
  }, presenceEveryMs)
  for (const other of outbox.list(new Date())) {
    if (other.kind !== kind || other.id !== id || other.origine === origine) continue
    const adopt = () => {
      const entry = outbox.list(new Date()).find((one) => one.origine === other.origine)
      if (signal.aborted) return
      if (entry) store.adopt(entry)
      // The other editor sent its edits after this one read the item.
      else void store.notePresence()
    }
    void onceClosed(other.origine, adopt, { signal })
  }
  return () => {
    leaving.abort()
    clearInterval(presence)
    for (const unsubscribe of unsubscribers) unsubscribe()
    store.setCallbacks({})
    pendingSaves.add(id, store.flush({ outlives: true }).finally(release))
  }
}

/** Saves everything before an action on the stored text. Shows a message if that is not possible yet. */
export async function saveFirst(store: EditorStore): Promise<boolean> {
  const isSaved = await store.flush({ isManual: true })
  if (!isSaved) {
    showToast({
      type: 'info',
      title: 'Votre texte n’est pas encore entièrement enregistré',
      description: 'La barre du bas dit ce qui manque. Réessayez ensuite.',
    })
  }
  return isSaved
}
