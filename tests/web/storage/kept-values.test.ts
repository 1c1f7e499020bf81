import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { countKept, forgetClient, keepAgain } from '#web/storage/client-sheets.ts'
import {
  type ChangedValues,
  forgetValues,
  keepValues,
  keptAside,
  keptFor,
  keptValues,
  readKept,
} from '#web/storage/kept-values.ts'

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

beforeAll(() => {
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
})
beforeEach(() => {
  vi.stubGlobal('localStorage', Object.create(methods))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const prompt = { slug: 'un', titre: 'Un', total: 3, filled: 1, category: 'SEO' }
const keep = (owner: string | undefined, values: ChangedValues) =>
  keepValues({ ...prompt, owner }, values)

describe('what is typed into a prompt', () => {
  it('for one client never stands in the prompt of another, and is there when they are back', () => {
    keep('dupont', { public: 'Les clients de Dupont' })
    expect(keptFor('un', 'martin')).toEqual({})

    keep('martin', { public: 'Les clients de Martin' })
    expect(keptFor('un', 'dupont')).toEqual({ public: 'Les clients de Dupont' })
    expect(keptFor('un', 'martin')).toEqual({ public: 'Les clients de Martin' })
    expect(keptFor('un', undefined)).toEqual({})
  })

  it('for nobody is what each client begins with', () => {
    keep(undefined, { public: 'Pour tous' })
    expect(keptFor('un', 'dupont')).toEqual({ public: 'Pour tous' })

    keep('dupont', { ton: 'Direct' })
    expect(keptFor('un', 'dupont')).toEqual({ public: 'Pour tous', ton: 'Direct' })
    expect(keptFor('un', undefined)).toEqual({ public: 'Pour tous' })
    expect(keptFor('un', 'martin')).toEqual({ public: 'Pour tous' })
  })

  it('is forgotten when nothing is left of it, for whomever', () => {
    keep('dupont', { public: 'Texte' })
    keep('martin', { public: 'Texte' })
    keep('martin', { public: '' })
    expect(keptFor('un', 'dupont')).toEqual({ public: 'Texte' })
    keep('dupont', { public: '' })
    expect(keptValues('un')).toBeNull()
  })

  it('before there were clients is read as nobody’s, and what is no text is left out', () => {
    const record = { titre: 'Un', total: 3, at: 1, values: { a: 'b', c: 1 }, others: { x: 2 } }
    expect(readKept('un', record)).toMatchObject({ values: { a: 'b' }, others: { x: {} } })
    expect(readKept('un', record)?.owner).toBeUndefined()
  })

  it('stands aside of the values of a link until they are given up, for whom it was typed', () => {
    const own = { public: 'Le mien' }
    keep('dupont', own)
    keepValues({ ...prompt, owner: 'dupont' }, { public: undefined, ton: 'Du lien' }, [own])
    expect(keptFor('un', 'dupont')).toEqual({ ton: 'Du lien' })
    expect(keptAside('un', 'dupont')).toEqual([own])
    expect(keptAside('un', undefined)).toEqual([])
    keep('martin', { ton: 'Direct' })
    expect(keptAside('un', 'dupont')).toEqual([own])

    keepValues({ ...prompt, owner: 'dupont' }, { ton: '' }, [own])
    expect(keptAside('un', 'dupont')).toEqual([own])
    keepValues({ ...prompt, owner: 'dupont' }, own, [])
    expect(keptFor('un', 'dupont')).toMatchObject(own)
    expect(keptAside('un', 'dupont')).toEqual([])
  })

  it('is counted whole, for whomever it was typed, and what is aside of a link', () => {
    keep('dupont', { public: 'Texte', ton: '' })
    keepValues({ ...prompt, owner: 'martin' }, { public: 'Texte' }, [{ ton: 'Direct' }])
    const kept = keptValues('un')
    expect(kept && countKept(kept)).toBe(3)
  })

  it('goes with its client, nothing of another’s, and comes back as it was', () => {
    const aside = [{ ton: 'Direct' }]
    keep('martin', { public: 'Martin' })
    keepValues({ ...prompt, owner: 'dupont', client: 'Dupont' }, { public: 'Dupont' }, aside)
    keepValues({ ...prompt, slug: 'deux', owner: 'dupont' }, { public: 'Dupont' })
    const before = [keptValues('un'), keptValues('deux')]

    const { count, putBack } = forgetClient('dupont')
    expect(count).toBe(3)
    expect(JSON.stringify(keptValues('un'))).not.toMatch(/dupont/i)
    expect(keptFor('un', 'martin')).toEqual({ public: 'Martin' })
    expect(keptValues('un')?.owner).toBe('martin')
    expect(keptValues('deux')).toBeNull()

    expect(putBack()).toBe(true)
    expect([keptValues('un'), keptValues('deux')]).toEqual(before)
  })

  it('comes back with its client beside what was typed, or put aside for a link, meanwhile', () => {
    keepValues({ ...prompt, owner: 'dupont' }, { public: 'Dupont' }, [{ ton: 'Direct' }])
    const { putBack } = forgetClient('dupont')
    keepValues({ ...prompt, owner: 'martin' }, { public: 'Martin' }, [{ ton: 'Vif' }])
    keep('dupont', { ton: 'Sobre' })

    expect(putBack()).toBe(true)
    expect(keptFor('un', 'dupont')).toEqual({ public: 'Dupont', ton: 'Sobre' })
    expect(keptFor('un', 'martin')).toEqual({ public: 'Martin' })
    expect(keptAside('un', 'dupont')).toEqual([{ ton: 'Direct' }])
    expect(keptAside('un', 'martin')).toEqual([{ ton: 'Vif' }])
  })

  it('comes back as it was, or beside what was typed since, which stays', () => {
    keep(undefined, { public: 'Avant', ton: 'Avant' })
    const before = keptValues('un')
    if (!before) throw new Error('Nothing is kept')
    forgetValues('un')
    expect(keepAgain(before, null)).toBe(true)
    expect(keptValues('un')).toEqual(before)

    forgetValues('un')
    keep(undefined, { public: 'Depuis', objectif: 'Depuis' })
    keepAgain(before, null)
    expect(keptFor('un', undefined)).toEqual({ public: 'Depuis', ton: 'Avant', objectif: 'Depuis' })
  })

  it('takes the place of what stood in its own, and of nothing that was typed since', () => {
    keep(undefined, { public: 'Du lien', ton: 'Du lien' })
    const before = keptValues('un')
    if (!before) throw new Error('Nothing is kept')
    keep(undefined, { public: 'Le mien', ton: undefined })
    const after = keptValues('un')
    keep(undefined, { objectif: 'Depuis' })
    keepAgain(before, after)
    expect(keptFor('un', undefined)).toEqual({
      public: 'Du lien',
      ton: 'Du lien',
      objectif: 'Depuis',
    })
  })
})
