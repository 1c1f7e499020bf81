import { describe, expect, it } from 'vitest'

import { retention } from '#shared/site/retention.ts'
import { createOutbox, isUntitled, type OutboxEntry } from '#web/admin/editor/outbox.ts'
import { sendEntry } from '#web/admin/editor/send-entry.ts'

import { memoryStorage, noStorage } from './draft-storage.ts'

const now = new Date('2026-11-26T09:42:00.000Z')
const id = '4d1b0c6e-6f1c-4f5e-9f5b-0a6f0d0a7c11'

const entry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  kind: 'prompt',
  id,
  origine: 'b7a1f7b0-31c5-4a51-8d8e-9a0f2f5f7d21',
  isNew: false,
  seen: { version: 3, copie: 1 },
  steps: [{ titre: { from: 'Avant', to: 'Après' } }],
  draft: { titre: 'Après' },
  garde_le: now.toISOString(),
  ...changes,
})
const other = 'c8a1f7b0-31c5-4a51-8d8e-9a0f2f5f7d22'

describe('the outbox', () => {
  it('returns the entries of one account, the oldest first', () => {
    const storage = memoryStorage()
    const outbox = createOutbox(storage, 'ada')
    const later = entry({ origine: other, garde_le: '2026-11-26T09:43:00.000Z' })
    expect(outbox.write(later)).toBe(true)
    outbox.write(entry())
    createOutbox(storage, 'bea').write(entry())
    expect(outbox.list(now)).toEqual([entry(), later])
  })

  it('replaces the entry of an opened editor, and keeps that of another tab', () => {
    const outbox = createOutbox(memoryStorage(), 'ada')
    outbox.write(entry())
    outbox.write(entry({ origine: other }))
    const again = entry({ steps: [{ titre: { from: 'Avant', to: 'Encore' } }] })
    outbox.write(again)
    expect(outbox.list(now)).toEqual([again, entry({ origine: other })])
    outbox.remove(again)
    expect(outbox.list(now)).toEqual([entry({ origine: other })])
  })

  it('lists no entry of another shape, and none that is old', () => {
    const storage = memoryStorage()
    const outbox = createOutbox(storage, 'ada')
    const old = new Date(now.getTime() - (retention.typedDays + 1) * 86_400_000)
    outbox.write(entry({ garde_le: old.toISOString() }))
    storage.setItem('draft:ada:outbox:prompt/x/y', '{"kind":"prompt"}')
    expect(outbox.list(now)).toEqual([])
  })

  it('reports a full storage, and never fails where storage is switched off', () => {
    expect(createOutbox(memoryStorage(10), 'ada').write(entry())).toBe(false)
    const off = createOutbox(noStorage, 'ada')
    expect(off.write(entry())).toBe(false)
    expect(off.list(now)).toEqual([])
    expect(() => off.remove(entry())).not.toThrow()
  })

  it('finds that a new item has no title, without which it cannot be created', () => {
    expect(isUntitled(entry({ draft: { titre: ' ' } }))).toBe(true)
    expect(isUntitled(entry())).toBe(false)
    expect(isUntitled(entry({ kind: 'gpt', draft: { nom: 'Un GPT' } }))).toBe(false)
  })
})

type Sent = { id: string; edits: OutboxEntry['steps'][number] }

/** The calls of a server that reports these fields as conflicts. */
function createCalls(conflicts: readonly string[] = []) {
  const sent: Sent[] = []
  const created: string[] = []
  const saved = { version: 3, copie: 2 }
  const calls = {
    createDraft: {
      mutate: async ({ id: createdId }: { id: string }) => void created.push(createdId),
    },
    saveEdits: {
      mutate: async (saving: Sent) => {
        sent.push({ id: saving.id, edits: saving.edits })
        const open = conflicts.filter((name) => name in saving.edits)
        return { ...saved, conflicts: Object.fromEntries(open.map((name) => [name, {}])) }
      },
    },
  }
  return { sent, created, calls: { prompt: calls, gpt: calls } }
}

describe('an entry of an item that is not open', () => {
  it('is sent step by step, and removed', async () => {
    const outbox = createOutbox(memoryStorage(), 'ada')
    const steps = [
      { titre: { from: 'Avant', to: 'Après' } },
      { titre: { from: 'Après', to: 'Encore après' } },
    ]
    outbox.write(entry({ steps }))
    const { calls, sent } = createCalls()
    expect(await sendEntry(entry({ steps }), outbox, calls)).toBe('sent')
    expect(sent.map(({ edits }) => edits)).toEqual(steps)
    expect(outbox.list(now)).toEqual([])
  })

  it('keeps what the server did not store, with what was typed after it', async () => {
    const outbox = createOutbox(memoryStorage(), 'ada')
    const steps: OutboxEntry['steps'] = [
      { titre: { from: 'Avant', to: 'Après' }, prompt: { from: '', to: 'Texte' } },
      { titre: { from: 'Après', to: 'Encore après' } },
    ]
    outbox.write(entry({ steps }))
    const { calls } = createCalls(['titre'])
    expect(await sendEntry(entry({ steps }), outbox, calls)).toBe('choose')
    expect(outbox.list(now)).toEqual([
      entry({ steps: [{ titre: { from: 'Avant', to: 'Encore après' } }] }),
    ])
  })

  it('creates a new item, and waits for a title', async () => {
    const outbox = createOutbox(memoryStorage(), 'ada')
    const { calls, created } = createCalls()
    const untitled = entry({ isNew: true, draft: { titre: '' } })
    outbox.write(untitled)
    expect(await sendEntry(untitled, outbox, calls)).toBe('later')
    const titled = entry({ isNew: true })
    outbox.write(titled)
    expect(await sendEntry(titled, outbox, calls)).toBe('sent')
    expect(created).toEqual([id])
  })

  it('is left alone when an editor took it over meanwhile', async () => {
    const outbox = createOutbox(memoryStorage(), 'ada')
    const { calls, sent } = createCalls()
    expect(await sendEntry(entry(), outbox, calls)).toBe('later')
    expect(sent).toEqual([])
  })
})
