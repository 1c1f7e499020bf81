import { describe, expect, it } from 'vitest'

import { readDictionary } from '#shared/search/dictionary.ts'
import { stem, stemsOf } from '#shared/search/stems.ts'
import { type Way, wayOf } from '#worker/services/search/concepts.ts'
import { widen, type Widening } from '#worker/services/search/widening.ts'

const usual = { isOpen: false, isList: false, isHeld: false, isExact: false, isBegun: false }
const dictionary = readDictionary([
  { termes: ['netlinking', 'backlinks'], larges: [] },
  { termes: ['core web vitals'], larges: [] },
])

type Options = Partial<Widening> & { isKnown?: boolean }

/** What a word gains where titles have some words and long texts others: how, and by which stems. */
function gained(word: string, heads: string, others = '', { isKnown, ...options }: Options = {}) {
  const found = [...known(heads, true), ...known(others, false)]
  const ways = isKnown ? [wayOf([[stem(word)]], 1, 'mot')] : []
  const widened = widen({ words: [word], ways }, found, dictionary, { ...usual, ...options })
  // It may also have lost an apostrophe.
  return widened.ways.filter(({ by }) => by !== 'mot').map(byWords)
}

const known = (text: string, tete: boolean) =>
  text.split(' ').flatMap((mot) => (mot === '' ? [] : { mot, tete }))
const byWords = ({ by, runs }: Way) => [by, ...runs.map((run) => run.join(' '))].join(': ')
const ways = (by: Way['by'], ...words: string[]) => [by, ...words.flatMap(stemsOf)].join(': ')

it('what is being typed is the whole expression that it begins, and no word of it alone', () => {
  const groups = [{ termes: ['intérêt du seo', 'argument'], larges: ['budget'] }]
  const begun = (own: Way[]) =>
    widen({ words: ['inter'], ways: own }, [], readDictionary(groups), {
      ...usual,
      isBegun: true,
    }).ways.map(byWords)
  const expected = [`debut: ${stemsOf('intérêt seo').join(' ')}`, ways('synonyme', 'argument')]
  expect(begun([])).toEqual([...expected, ways('synonyme', 'budget')])
  // Where it answers as it is, what is wider is not wanted.
  expect(begun([wayOf([['inter']], 1, 'mot')])).toEqual(expected)
})

describe('a word that nothing holds', () => {
  it.each([
    ['a letter missing', 'redacton', 'redaction'],
    ['a letter too many', 'mailllage', 'maillage'],
    ['another letter', 'maillahe', 'maillage'],
    ['two that changed places', 'maillgae', 'maillage'],
    ['two that changed places in a short word', 'fuate', 'faute'],
    ['two slips in a long word', 'referncemant', 'referencement'],
    ['what sounds the same', 'mayage', 'maillage'],
    ['what sounds the same, though short', 'fote', 'faute'],
    ['what sounds the same in another spelling', 'semantik', 'semantique'],
  ])('is corrected: %s', (_what, typed, meant) => {
    expect(gained(typed, meant)).toEqual([ways('correction', meant)])
    expect(gained(typed, meant, '', { isExact: true })).toEqual([])
  })

  it.each([
    ['two slips in a short one', 'mallahe', 'maillage', ''],
    ['another first letter', 'naillage', 'maillage', ''],
    ['a word of four letters', 'sibe', 'site', ''],
    ['to what long texts alone have', 'maillgae', '', 'maillage'],
  ])('is not corrected: %s', (_what, ...words) => {
    expect(gained(...words)).toEqual([])
  })

  it('is corrected to the nearest, be it of the vocabulary, with what that means', () => {
    const expected = [ways('correction', 'netlinking'), ways('synonyme', 'backlinks')]
    expect(gained('netlinkng', 'netlinked')).toEqual(expected)
  })

  it('is corrected once to two forms of one word', () => {
    expect(gained('auditz', 'audit audits')).toEqual([ways('correction', 'audit')])
  })

  it('is an expression whose words were glued together', () => {
    const glued = widen({ words: ['corewebvitals'], ways: [] }, [], dictionary, usual).ways
    expect(glued.map(byWords)).toContain(`mot: ${stemsOf('core web vitals').join(' ')}`)
  })

  it('is a beginning, of the eight shortest words, or a part, before it is meant otherwise', () => {
    const longer = Array.from({ length: 12 }, (_, index) => `maillx${'z'.repeat(index + 1)}`)

    const begun = ways('debut', ...longer.slice(0, 8))
    expect(gained('maillx', ['maill', ...longer.toReversed()].join(' '))).toEqual([begun])
    expect(gained('dacti', 'redaction')).toEqual([ways('partie', 'redaction')])
  })
})

describe('a word that items hold', () => {
  it('gains beginnings and parts of others where they count, and no correction', () => {
    const words = ['audit', 'audits superaudit audio', 'auditorium'] as const
    const expected = [ways('debut', 'auditorium'), ways('partie', 'superaudit')]

    expect(gained(...words, { isKnown: true, isOpen: true, isHeld: true })).toEqual(expected)
    expect(gained('audit', 'audio', '', { isKnown: true })).toEqual([])
  })

  it('gains the expressions that it begins while it is typed', () => {
    const expression = `debut: ${stemsOf('core web vitals').join(' ')}`

    expect(gained('core', '', '', { isKnown: true, isBegun: true })).toContain(expression)
    expect(gained('core', '', '', { isKnown: true })).toEqual([])
  })
})
