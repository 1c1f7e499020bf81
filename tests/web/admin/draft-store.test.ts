import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { readDraft, removeDraft, storageKey, writeDraft } from '#web/admin/form/draft-store.ts'

const formSchema = z.object({ titre: z.string() })
const key = storageKey('redirection:r1')
const draft = { version: 4, value: { titre: 'Audit' } }

function memoryStorage(limit = Infinity) {
  const entries = new Map<string, string>()
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem(name: string, text: string) {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError')
      entries.set(name, text)
    },
    removeItem: (name: string) => void entries.delete(name),
  }
}

const noStorage = {
  getItem: () => refuse(),
  setItem: () => refuse(),
  removeItem: () => refuse(),
}

function refuse(): never {
  throw new DOMException('switched off', 'SecurityError')
}

describe('drafts of unsaved forms', () => {
  it('are given back as they were kept, each to its own form', () => {
    const storage = memoryStorage()
    expect(writeDraft(storage, key, draft)).toBe(true)

    expect(readDraft(storage, key, formSchema)).toEqual(draft)
    expect(readDraft(storage, storageKey('redirection:r2'), formSchema)).toBeNull()
  })

  it('are gone once removed', () => {
    const storage = memoryStorage()
    writeDraft(storage, key, draft)
    removeDraft(storage, key)
    expect(readDraft(storage, key, formSchema)).toBeNull()
  })

  it.each([
    ['text that is no JSON', '{'],
    ['a form of another release', JSON.stringify({ ...draft, value: { nom: 'Audit' } })],
    ['a draft without its version', JSON.stringify({ value: draft.value })],
    ['nothing but null', 'null'],
  ])('ignore %s', (_case, text) => {
    const storage = memoryStorage()
    storage.setItem(key, text)
    expect(readDraft(storage, key, formSchema)).toBeNull()
  })

  it('say so when the storage is full, and never fail where it is switched off', () => {
    expect(writeDraft(memoryStorage(10), key, draft)).toBe(false)
    expect(writeDraft(noStorage, key, draft)).toBe(false)
    expect(readDraft(noStorage, key, formSchema)).toBeNull()
    expect(() => removeDraft(noStorage, key)).not.toThrow()
  })
})
