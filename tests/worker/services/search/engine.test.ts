import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Absence, WordGroup } from '#shared/search/word-group.ts'
import { searchRecord } from '#tests/support/search-records.ts'
import { createEngine } from '#worker/services/search/engine/engine.ts'
import { applyChanges, buildIndex } from '#worker/services/search/engine/inverted-index.ts'
import { filterItems } from '#worker/services/search/engine/list-filter.ts'
import { compileGroup, loadVocabulary } from '#worker/services/search/engine/vocabulary.ts'

type Texts = Parameters<typeof searchRecord>[1]

function engineOf(items: Record<string, Texts | string>, groups: Partial<WordGroup>[] = []) {
  const records = Object.entries(items).map(([id, texts]) =>
    searchRecord(id, typeof texts === 'string' ? { titre: texts } : texts),
  )
  const vocabulary = groups.map((group, at) =>
    compileGroup({ id: `${at}`, termes: [], larges: [], absence: null, ...group }),
  )
  const engine = createEngine(buildIndex(records), loadVocabulary(vocabulary))
  const idsOf = (hits: { item: number }[]) => hits.map(({ item }) => engine.index.items[item]?.id)
  return {
    ...engine,
    find: (q: string) => idsOf(engine.search(q).hits),
    propose: (q: string) => idsOf(engine.suggest(q).hits),
    list: (q: string) =>
      Array.from(filterItems(engine.index, q, { isEveryField: false }), (item) => ({ item })).map(
        (hit) => idsOf([hit])[0],
      ),
  }
}

describe('the order of results', () => {
  it('begins with titles that are, begin with or hold the query, then descriptions (D86)', () => {
    const { find } = engineOf({
      mention: { corps: 'audit' },
      tag: { titre: 'Bilan', tags: 'audit' },
      description: { titre: 'Rapport', description: 'Un audit complet' },
      holds: 'Un bon audit',
      begins: 'Audit technique',
      equals: 'Audit',
    })

    expect(find('audit')).toEqual(['equals', 'begins', 'holds', 'description', 'tag', 'mention'])
  })

  it('puts a part of a word after every whole word (R122)', () => {
    const { find } = engineOf({ part: 'Superaudit', word: { corps: 'audit' } })

    expect(find('audit')).toEqual(['word', 'part'])
  })

  it('puts an item with all words of a query before those with one', () => {
    const { find } = engineOf({
      one: { titre: 'Balises', tags: 'maillage' },
      both: { titre: 'Liens', tags: 'maillage interne', description: 'Plan de pages' },
      other: 'Plan de balises',
    })

    expect(find('plan maillage')[0]).toBe('both')
  })
})

describe('what else finds an item', () => {
  const groups = [{ termes: ['NDD', 'nom de domaine'], larges: ['site'] }]

  it('is a synonym before a wider expression, and not the reverse', () => {
    const { find } = engineOf({ wider: 'Un site', same: 'Un nom de domaine' }, groups)

    expect(find('ndd')).toEqual(['same', 'wider'])
    expect(find('site')).toEqual(['wider'])
  })

  it.each(['maillage interne', 'interne maillage', 'maillage bien interne'])(
    'is an expression in any order and with a word between: %s',
    (q) => {
      const { search } = engineOf({ a: 'Liens' }, [{ termes: ['maillage interne', 'liens'] }])

      expect(search(q).hits.map(({ item }) => item)).toEqual([0])
    },
  )

  it.each([
    ['redacton', 'an omitted letter'],
    ['rédacition', 'an added letter'],
    ['rédcation', 'two letters swapped'],
    ['rédaksion', 'a spelling by sound'],
  ])('is the word that %s is a slip for: %s', (q) => {
    const { search, find } = engineOf({ a: 'Rédaction', b: 'Relation' })

    expect(find(q)).toEqual(['a'])
    expect(search(q).terms[0]?.corrections).toEqual(['redaction'])
    expect(search(q, { isExact: true }).hits).toEqual([])
  })

  it('is what the last word begins, while a query is typed', () => {
    const { propose } = engineOf({ a: 'Pages orphelines', b: 'Pages locales' })

    expect(propose('pages or')[0]).toBe('a')
    expect(propose('pages orphe')[0]).toBe('a')
    expect(propose('pages xyz')).toHaveLength(2)
  })
})

describe('whether a query is answered', () => {
  const items = { audit: 'Audit technique', liens: { titre: 'Liens', corps: 'facture' } }
  const absence: Absence = { message: 'Rien ici.', href: '/gpts', label: 'Les GPT' }

  it('is decided by how much of it an item is about', () => {
    const { search } = engineOf(items)

    expect(search('audit').isAnswered).toBe(true)
    expect(search('audit kubernetes docker').isAnswered).toBe(false)
    expect(search('facture').isAnswered).toBe(false)
  })

  it('is no for a subject that is absent, until an item names it', () => {
    const groups = [{ termes: ['audit comptable'], absence }]
    const { search } = engineOf(items, groups)
    expect(search('audit comptable')).toMatchObject({ isAnswered: false })
    expect(search('audit comptable').terms[0]?.absence).toEqual(absence)

    const named = engineOf({ ...items, named: { titre: 'Bilan', tags: 'audit comptable' } }, groups)
    expect(named.search('audit comptable')).toMatchObject({ isAnswered: true })
  })

  it('is yes for a call number in any spelling (D114)', () => {
    const { search } = engineOf({ txtp01: 'Brief', txtp02: 'Plan' })

    for (const q of ['TXT P01', 'txtp01', 'txt-p01']) {
      expect(search(q).isAnswered).toBe(true)
      expect(search(q).hits[0]?.item).toBe(0)
    }
  })
})

it('filters a list by parts of words of what a card shows, without synonyms', () => {
  const { list } = engineOf(
    {
      a: 'Plan de maillage',
      b: { titre: 'Liens', description: 'maillages' },
      c: { corps: 'maillage' },
    },
    [{ termes: ['toile', 'maillage'] }],
  )

  expect(list('aillag')).toEqual(['a', 'b'])
  expect(list('plan maill')).toEqual(['a'])
  expect(list('toile')).toEqual([])
})

it('leaves the bodies of items out of an index that would be too large', () => {
  const items = ['a', 'b'].map((id) =>
    searchRecord(id, { titre: `audit ${id}`, corps: 'maillage' }),
  )
  const large = applyChanges(buildIndex([]), items, [], 3)
  const grown = applyChanges(large, [searchRecord('c', { titre: 'plan', corps: 'maillage' })], [])
  const find = (q: string) => createEngine(grown, loadVocabulary([])).search(q).hits.length

  expect(large.hasBody).toBe(false)
  expect([find('audit'), find('plan'), find('maillage')]).toEqual([2, 1, 0])
})

it('finds the same by an index that grew as by one that was built at once', () => {
  const word = fc.constantFrom('audit', 'page', 'lien', 'plan', 'local', 'site')
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const step = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), titre: fc.option(text) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), text, (steps, q) => {
      const rows = new Map<string, ReturnType<typeof searchRecord>>()
      let index = buildIndex<string>([])
      for (const { id, titre } of steps) {
        const record = titre === null ? null : searchRecord(id, { titre })
        if (record) rows.set(id, record)
        else rows.delete(id)
        index = applyChanges(index, record ? [record] : [], [id])
      }
      const whole = buildIndex([...rows.values()])
      const found = [index, whole].map((one) => {
        const { hits } = createEngine(one, loadVocabulary([])).search(q)
        return hits.map(({ item }) => one.items[item]?.id ?? '').toSorted()
      })
      expect(found[0]).toEqual(found[1])
      expect(index.headWords).toEqual(whole.headWords)
    }),
  )
})
