import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { retention } from '#shared/site/retention.ts'
import {
  type DraftStorage,
  listDrafts,
  removeDraft,
  storageKey,
  writeDraft,
} from '#web/admin/form/draft-store.ts'

import { memoryStorage, noStorage } from './draft-storage.ts'

const schema = z.object({ titre: z.string(), garde_le: z.iso.datetime() })
const beginning = storageKey('ada:redirection:r1:')
const now = new Date('2026-11-26T09:42:00.000Z')
const draft = { titre: 'Audit', garde_le: now.toISOString() }

const kept = (storage: DraftStorage) => listDrafts(storage, beginning, schema, now)

describe('drafts of unsaved forms', () => {
  it('are given back as they were kept, each to its own place', () => {
    const storage = memoryStorage()
    expect(writeDraft(storage, `${beginning}un`, draft)).toBe(true)
    writeDraft(storage, `${beginning}autre:un`, draft)

    expect(kept(storage)).toEqual([draft])
    expect(listDrafts(storage, storageKey('bea:redirection:r1:'), schema, now)).toEqual([])
  })

  it('are gone once removed', () => {
    const storage = memoryStorage()
    writeDraft(storage, `${beginning}un`, draft)
    removeDraft(storage, `${beginning}un`)
    expect(kept(storage)).toEqual([])
  })

  it('are forgotten when they are old', () => {
    const storage = memoryStorage()
    const old = new Date(now.getTime() - (retention.typedDays + 1) * 86_400_000)
    writeDraft(storage, `${beginning}un`, { ...draft, garde_le: old.toISOString() })
    expect(kept(storage)).toEqual([])
    expect(storage.length).toBe(0)
  })

  it.each([
    ['text that is no JSON', '{'],
    ['a form of another release', JSON.stringify({ ...draft, titre: 3 })],
    ['a draft without its time', JSON.stringify({ titre: 'Audit' })],
    ['nothing but null', 'null'],
  ])('pass over %s', (_case, text) => {
    const storage = memoryStorage()
    storage.setItem(`${beginning}un`, text)
    expect(kept(storage)).toEqual([])
  })

  it('say so when the storage is full, and never fail where it is switched off', () => {
    expect(writeDraft(memoryStorage(10), `${beginning}un`, draft)).toBe(false)
    expect(writeDraft(noStorage, `${beginning}un`, draft)).toBe(false)
    expect(kept(noStorage)).toEqual([])
    expect(() => removeDraft(noStorage, `${beginning}un`)).not.toThrow()
  })
})
