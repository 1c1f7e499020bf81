import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { countKept, forgetClient } from '#web/storage/client-sheets.ts'
import { keepValues, keptAside, keptFor, keptValues, readKept } from '#web/storage/kept-values.ts'

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
const keep = (owner: string | undefined, values: Record<string, string>) =>
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
})
