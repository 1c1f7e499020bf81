import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { applyEdits } from '#shared/items/draft-edits.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import type { Statut } from '#shared/items/statut.ts'
import { phaseOf } from '#web/admin/editor/editing.ts'
import { createEditorStore } from '#web/admin/editor/editor-store.ts'
import { type ItemSource, newItem } from '#web/admin/editor/item-source.ts'
import { createOutbox } from '#web/admin/editor/outbox.ts'

import { memoryStorage } from './draft-storage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const id = '4d1b0c6e-6f1c-4f5e-9f5b-0a6f0d0a7c11'
const origine = 'b7a1f7b0-31c5-4a51-8d8e-9a0f2f5f7d21'

const unused = () => Promise.reject(new Error('unexpected call'))

/** Opens a prompt on a server that answers while `isReached`. */
function open({ isNew = false, room = Infinity } = {}) {
  const outbox = createOutbox(memoryStorage(room), 'ada')
  const server = {
    isReached: true,
    draft: promptDrafting.emptyDraft,
    statut: 'brouillon' as Statut,
    saves: 0,
    /** For each save, whether the editor asked for it. */
    asked: [] as boolean[],
    version: 1,
    copie: 0,
  }
  const seen = () => ({ version: server.version, copie: server.copie })
  const opened = newItem(server.draft)
  const answer = async (draft: PromptDraft) => {
    await Promise.resolve()
    if (!server.isReached) throw new TypeError('Failed to fetch')
    server.draft = draft
    server.saves += 1
    server.copie += 1
    const enregistre_le = new Date().toISOString()
    return { ...seen(), enregistre_le, draft: null, conflicts: {}, autres: [] }
  }
  const source: ItemSource<PromptDraft> = {
    ...promptDrafting,
    draftFrom: () => promptDrafting.emptyDraft,
    read: async () => ({
      ...opened,
      stored: { ...opened.stored, statut: server.statut },
      seen: seen(),
      draft: server.draft,
    }),
    createDraft: (_id, draft) => answer(draft),
    saveEdits: ({ edits }, { isManual }) => {
      server.asked.push(isManual)
      return answer(applyEdits(server.draft, edits).draft)
    },
    discardEdits: unused,
    publish: async () => {
      await Promise.resolve()
      Object.assign(server, { statut: 'valide', version: server.version + 1, copie: 0 })
      return { version: server.version, slug: server.draft.slug, isFirst: true }
    },
    presence: unused,
    listRevisions: unused,
    readRevision: unused,
    restoreRevision: unused,
    readPage: unused,
  }
  const store = createEditorStore({
    place: { kind: 'prompt', id, origine },
    isNew,
    opened,
    source,
    outbox,
  })
  const type = (changes: Partial<PromptDraft>) =>
    store.typed({ ...store.getSnapshot().editing.draft, ...changes })
  const phase = () => phaseOf(store.getSnapshot().editing)
  return { store, server, outbox, type, phase }
}

it('saves a second after typing pauses, and holds the text in the outbox until then', async () => {
  const { server, outbox, type, phase } = open()
  type({ titre: 'Un' })
  type({ titre: 'Un titre' })
  await vi.advanceTimersByTimeAsync(30)
  expect(outbox.list(new Date())).toMatchObject([{ draft: { titre: 'Un titre' } }])
  await vi.advanceTimersByTimeAsync(1100)
  expect(server).toMatchObject({ saves: 1, draft: { titre: 'Un titre' } })
  expect(outbox.list(new Date())).toEqual([])
  expect(phase()).toBe('idle')
})

it('tries again while the server does not answer', async () => {
  const { server, outbox, type, phase } = open()
  server.isReached = false
  type({ titre: 'Hors ligne' })
  await vi.advanceTimersByTimeAsync(1100)
  expect(phase()).toBe('offline')
  expect(outbox.list(new Date())).toHaveLength(1)
  server.isReached = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.draft.titre).toBe('Hors ligne')
  expect(outbox.list(new Date())).toEqual([])
})

it('saves on request when an automatic save fails meanwhile', async () => {
  const { store, server, type } = open()
  server.isReached = false
  type({ titre: 'Après la session' })
  store.save()
  expect(await store.flush({ isManual: true })).toBe(false)
  expect(server.asked).toEqual([false, true])
})

it('reads the item again when a save finds that others published or withdrew it', async () => {
  const { store, server, type } = open()
  Object.assign(server, { statut: 'valide', version: 2 })
  type({ titre: 'Tapé sur une fiche publiée entre-temps' })
  await vi.advanceTimersByTimeAsync(1100)
  expect(store.getSnapshot().stored.statut).toBe('valide')
  Object.assign(server, { statut: 'brouillon', version: 3 })
  type({ titre: 'Tapé sur une fiche retirée entre-temps' })
  await vi.advanceTimersByTimeAsync(1100)
  expect(store.getSnapshot()).toMatchObject({
    stored: { statut: 'brouillon' },
    editing: { seen: { version: 3 }, draft: { titre: 'Tapé sur une fiche retirée entre-temps' } },
  })
})

it('compares with what was just published before the item is read again', async () => {
  const { store, type } = open()
  const publication = Promise.withResolvers<unknown>()
  store.setCallbacks({ onPublish: () => publication.resolve(store.getSnapshot().stored) })
  type({ titre: 'Publié' })
  await store.flush()
  store.publish()
  expect(await publication.promise).toMatchObject({ statut: 'valide', item: { titre: 'Publié' } })
})

it('keeps a new item without a title in the outbox, and creates it with its title', async () => {
  const { store, server, outbox, type } = open({ isNew: true })
  const onCreated = vi.fn<() => void>()
  store.setCallbacks({ onCreated })
  type({ description: 'Sans titre' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.saves).toBe(0)
  expect(outbox.list(new Date())).toMatchObject([{ isNew: true }])
  type({ titre: 'Titrée' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.draft).toMatchObject({ titre: 'Titrée', description: 'Sans titre' })
  expect(onCreated).toHaveBeenCalledOnce()
  expect(outbox.list(new Date())).toEqual([])
})

it('takes over edits that an earlier visit could not send', async () => {
  const { store, server, outbox } = open()
  const left = {
    kind: 'prompt' as const,
    id,
    origine: 'c8a1f7b0-31c5-4a51-8d8e-9a0f2f5f7d22',
    isNew: false,
    seen: { version: 1, copie: 0 },
    steps: [{ titre: { from: '', to: 'D’hier' } }],
    draft: {},
    garde_le: new Date().toISOString(),
  }
  outbox.write(left)
  store.adopt(left)
  expect(outbox.list(new Date())).toMatchObject([{ origine }])
  expect(await store.flush()).toBe(true)
  expect(server.draft.titre).toBe('D’hier')
})

it('reports that a text could be stored nowhere, and sends it once the server answers', async () => {
  const { store, server, type } = open({ room: 10 })
  server.isReached = false
  type({ titre: 'Trop pour cet appareil' })
  await vi.advanceTimersByTimeAsync(1100)
  expect(store.getSnapshot().isOnlyOnScreen).toBe(true)
  server.isReached = true
  store.retry()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.draft.titre).toBe('Trop pour cet appareil')
  expect(store.getSnapshot().isOnlyOnScreen).toBe(false)
})

it('sends and stores nothing once it is abandoned', async () => {
  const { store, server, outbox, type } = open()
  type({ titre: 'Supprimée' })
  store.abandon()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.saves).toBe(0)
  expect(outbox.list(new Date())).toEqual([])
})
