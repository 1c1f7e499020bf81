import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { memoryStorage, noStorage } from '#tests/web/admin/draft-storage.ts'
import { dropHere, keepHere, listHere } from '#web/admin/typed/kept-here.ts'
import { foundTyped } from '#web/admin/typed/typed.ts'

const schema = z.object({ titre: z.string() })
const place = { userId: 'ada', kind: 'prompt', id: 'p1' } as const
const now = new Date('2026-11-26T09:42:00.000Z')

const typed = (origine: string, garde_le = now.toISOString()) => ({
  origine,
  version: 4,
  copie: 1,
  draft: { titre: `de ${origine}` },
  garde_le,
})

describe('what is typed and kept in a browser', () => {
  it('is given back to whoever typed it, each editor’s by itself, of one item', () => {
    const storage = memoryStorage()
    expect(keepHere(storage, place, typed('un'))).toBe(true)
    keepHere(storage, place, typed('deux'))
    expect(listHere(storage, place, schema, now)).toEqual([typed('un'), typed('deux')])
    expect(listHere(storage, { ...place, userId: 'bea' }, schema, now)).toEqual([])
    expect(listHere(storage, { ...place, id: null }, schema, now)).toEqual([])
    dropHere(storage, place, 'un')
    expect(listHere(storage, place, schema, now)).toEqual([typed('deux')])
  })

  it('is passed over in another shape, and forgotten once it is old', () => {
    const storage = memoryStorage()
    storage.setItem('draft:ada:prompt:p1:cassé', '{')
    storage.setItem('draft:ada:prompt:p1:autre', JSON.stringify({ ...typed('x'), draft: {} }))
    keepHere(storage, place, typed('vieux', '2026-01-01T00:00:00.000Z'))
    expect(listHere(storage, place, schema, now)).toEqual([])
    expect(storage.length).toBe(2)
  })

  it('is offered even where a text is longer than the server takes', () => {
    const storage = memoryStorage()
    const { draftSchema, emptyDraft } = promptDrafting
    const long = { ...typed('long'), draft: { ...emptyDraft, prompt: 'a'.repeat(2_000_000) } }
    keepHere(storage, place, long)
    expect(listHere(storage, place, draftSchema, now)).toEqual([long])
  })

  it('is nothing, and no failure, where storage is switched off', () => {
    expect(keepHere(noStorage, place, typed('un'))).toBe(false)
    expect(listHere(noStorage, place, schema, now)).toEqual([])
    expect(() => dropHere(noStorage, place, 'un')).not.toThrow()
  })
})

it('offers the latest first, and of one editor what it kept last', () => {
  const server = [
    typed('un', '2026-11-26T09:00:00.000Z'),
    typed('deux', '2026-11-26T09:10:00.000Z'),
  ]
  const here = [typed('un', '2026-11-26T09:20:00.000Z')]
  expect(foundTyped(server, here).map(({ origine, isHere }) => [origine, isHere])).toEqual([
    ['un', true],
    ['deux', false],
  ])
})
