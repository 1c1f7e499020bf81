import { describe, expect, it } from 'vitest'

import { readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import { stem } from '#shared/search/stems.ts'
import { readConcepts, type Way } from '#worker/services/search/concepts.ts'
import { widen, type Widening } from '#worker/services/search/widening.ts'

type Known = { heads?: string[]; others?: string[]; groups?: WordGroup[] }
const usual = { isKnown: false, isOpen: false, isLast: true, isExact: false, isBegun: false }

const byWords = ({ by, runs }: Way) => [by, runs.map((run) => run.join(' '))].flat()

/** What a word gains where the catalogue has these words: how, and by which stems. */
function gained(
  word: string,
  { heads = [], others = [], groups = [] }: Known,
  options: Partial<Widening> = {},
) {
  const dictionary = readDictionary(groups)
  const found = [
    ...heads.map((mot) => ({ mot, tete: true })),
    ...others.map((mot) => ({ mot, tete: false })),
  ]
  return readConcepts([word], dictionary).flatMap((concept) =>
    widen(concept, found, dictionary, { ...usual, ...options }).ways.map(byWords),
  )
}

describe('a word that nothing holds', () => {
  it.each([
    ['a letter missing', 'redacton', 'redaction'],
    ['a letter too many', 'mailllage', 'maillage'],
    ['another letter', 'maillahe', 'maillage'],
    ['two that changed places', 'maillgae', 'maillage'],
    ['two slips in a long word', 'referncemant', 'referencement'],
  ])('is corrected: %s', (_what, typed, meant) => {
    expect(gained(typed, { heads: [meant] })).toEqual([['correction', stem(meant)]])
  })

  it.each<[string, string, Known]>([
    ['two slips in a short one', 'mallahe', { heads: ['maillage'] }],
    ['another first letter', 'naillage', { heads: ['maillage'] }],
    ['a word of four letters', 'sitt', { heads: ['site'] }],
    ['to what long texts alone have', 'maillgae', { others: ['maillage'] }],
  ])('is not corrected: %s', (_what, typed, known) => {
    expect(gained(typed, known)).toEqual([])
  })

  it('is corrected to the nearest, be it of the vocabulary, with what that means', () => {
    const groups = [{ termes: ['netlinking', 'backlinks'], larges: [] }]

    expect(gained('netlinkng', { heads: ['netlinked'], groups })).toEqual([
      ['correction', stem('netlinking')],
      ['synonyme', stem('backlinks')],
    ])
  })

  it('is found by its beginnings and parts, but not corrected, where it is meant as typed', () => {
    const known = { heads: ['redaction'] }

    expect(gained('redacton', known, { isExact: true })).toEqual([])
    expect(gained('dacti', known, { isExact: true })).toEqual([['partie', stem('redaction')]])
    expect(gained('redac', known, { isExact: true })).toEqual([['debut', stem('redaction')]])
  })

  it('is a beginning before it is a slip, of the eight shortest words', () => {
    const heads = Array.from({ length: 12 }, (_, index) => `maillx${'z'.repeat(12 - index)}`)

    expect(gained('maillx', { heads: ['maill', ...heads] })).toEqual([
      ['debut', ...heads.slice(4).toReversed().map(stem)],
    ])
  })

  it('is what follows an article that lost its apostrophe', () => {
    expect(gained('laudit', { heads: ['audit'] })).toEqual([['mot', 'audit']])
  })
})

describe('a word that items hold', () => {
  it('gains beginnings and parts of others where they count, and no correction', () => {
    const known = { heads: ['audits', 'superaudit', 'audio'], others: ['auditorium'] }

    expect(gained('audit', known, { isKnown: true, isOpen: true })).toEqual([
      ['debut', stem('auditorium')],
      ['partie', stem('superaudit')],
    ])
    expect(gained('audit', { heads: ['audio'] }, { isKnown: true })).toEqual([])
  })

  it('gains the expressions that it begins while it is typed', () => {
    const groups = [{ termes: ['core web vitals'], larges: [] }]
    const expression = ['core', 'web', 'vitals'].map(stem).join(' ')

    expect(gained('core', { groups }, { isKnown: true, isBegun: true })).toContainEqual([
      'debut',
      expression,
    ])
    expect(gained('core', { groups }, { isKnown: true })).toEqual([])
  })
})
