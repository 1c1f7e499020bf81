import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import type { Mark } from '#shared/search/item-match.ts'
import { stem } from '#shared/search/stems.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'
import { type Concept, readConcepts, type Way, wayOf } from '#worker/services/search/concepts.ts'
import { createExplainer, type ExplainedTexts } from '#worker/services/search/reasons.ts'

const concepts = (q: string, groups: WordGroup[] = []) => readConcepts(q, readDictionary(groups))

/** One typed word that is found by another one. */
const foundBy = (typed: string, by: Way['by'], word: string): Concept[] => [
  {
    words: [typed],
    typed,
    near: [],
    ways: [wayOf([[stem(word)]], 0.5, by)],
    isOfTrade: false,
    isNoise: false,
    isStop: false,
  },
]

const inner = { termes: ['maillage', 'maillage interne'], larges: [] }
const ndd = concepts('ndd', [{ termes: ['NDD', 'nom de domaine'], larges: [] }])

function explained(texts: Partial<ExplainedTexts>, asked: Concept[], shown?: number) {
  const whole = { title: 'Fiche', description: 'Une fiche.', tags: [], categories: [], ...texts }
  const { match, untold } = createExplainer(asked, builtInFacts, shown)(whole)
  return {
    ...match,
    untold,
    titles: marked(whole.title, match.title),
    descriptions: marked(whole.description, match.description),
    reasons: match.reasons.map(({ field, text, marks }) => [field, ...marked(text, marks)]),
    passages: match.reasons.map(({ text }) => text),
  }
}

const marked = (text: string, marks: Mark[]) => marks.map(([start, end]) => text.slice(start, end))

describe('title and description', () => {
  it('are marked as they are written: forms, accents, behind an article, whole expressions', () => {
    const title = 'L’AUDIT sémantique des mots-clés'
    const asked = concepts('semantiques audits mots clés', [{ termes: ['mot-clé'], larges: [] }])
    const found = explained({ title, description: 'Auditer vos mots clés.' }, asked)

    expect(found.titles).toEqual(['AUDIT', 'sémantique', 'mots-clés'])
    expect(found.descriptions).toEqual(['Auditer', 'mots clés'])
    expect(found.reasons).toEqual([])
  })

  it('are marked at stop words where nothing else was typed', () => {
    const title = 'Écrire avec vous'
    expect(explained({ title }, concepts('avec')).titles).toEqual(['avec'])
  })

  it('are marked at the part of a word, or at all of one that has other letters', () => {
    const part = explained({ title: 'Une zébrure' }, foundBy('ebrur', 'partie', 'zebrure'))
    const whole = explained({ title: 'Une œuvre' }, foundBy('uvr', 'partie', 'oeuvre'))

    expect([part.titles, whole.titles]).toEqual([['ébrur'], ['œuvre']])
  })
})

describe('a reason', () => {
  const texts = {
    tags: ['autre', 'Maillage interne'],
    requetes: ['plan de maillage', 'liens du site'],
    categories: ['SEO'],
    wholeDescription: 'Un maillage et des ancres.',
    corps: ['Rien.', 'Place les ancres du maillage, puis les balises.'],
  }

  it('is the first field that holds what nothing before it shows, one for each', () => {
    const asked = concepts('maillage liens seo ancres balises')
    const last = [
      ['requete', 'liens'],
      ['categorie', 'SEO'],
      ['texte', 'ancres', 'maillage', 'balises'],
    ]

    expect(explained(texts, asked).reasons).toEqual([
      ['tag', 'Maillage'],
      ...last.slice(0, 2),
      ['description', 'maillage', 'ancres'],
      ...last.slice(2),
    ])
    const shown = { title: 'Maillage', description: 'Ancres' }
    expect(explained({ ...texts, ...shown }, asked).reasons).toEqual(last)
  })

  it('is none for noise words, and missing for what no text holds', () => {
    const asked = concepts('meilleur prompt maillage absent')
    const { reasons, untold } = explained({ ...texts, corps: ['Le meilleur prompt.'] }, asked)

    expect(reasons).toEqual([['tag', 'Maillage']])
    expect(untold).toBe(1)
  })

  it('is the description where the card cuts it before the word', () => {
    const description = `${'Une phrase. '.repeat(12)}Le maillage.`
    const asked = concepts('maillage')

    expect(explained({ description }, asked).reasons).toEqual([['description', 'maillage']])
    expect(explained({ description }, asked, 200).reasons).toEqual([])
  })

  it('cuts a text at words, around the place where most of what was asked stands', () => {
    const filling = 'mot '.repeat(60)
    const corps = [`Ancres. ${filling}puis les ancres\ndu maillage ${filling}`]
    const { passages, reasons } = explained({ corps }, concepts('ancres maillage'))

    expect(passages[0]).toMatch(/^…mot (?:mot )+puis les ancres du maillage (?:mot )*mot…$/)
    expect(reasons).toEqual([['texte', 'ancres', 'maillage']])
  })

  it('is told once, though a word typed and one that means the same stand in it', () => {
    const asked = concepts('cookies rgpd', [{ termes: ['cookies', 'consentement'], larges: [] }])
    const { reasons } = explained({ tags: ['consentement RGPD'] }, asked)
    expect(reasons).toEqual([['tag', 'consentement', 'RGPD']])
  })

  it('marks what was asked and nothing else, whatever text stands around it', () => {
    const around = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(around, around, (before, after) => {
        const title = `${before} L’ŒUVRE ${after}`
        expect(explained({ title }, concepts('oeuvre')).titles).toEqual(['ŒUVRE'])
        const { reasons } = explained({ corps: [title] }, concepts('oeuvre'))
        expect(reasons).toEqual([['texte', 'ŒUVRE']])
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['Noms de domaine', ndd, [{ by: 'synonyme', text: 'noms de domaine' }]],
  ['Nom de domaine (NDD)', ndd, []],
  ['Maillage interne', concepts('maillage', [inner]), []],
  ['Plan de GA4', concepts('marquage ga4', [{ termes: ['marquage', 'ga4'], larges: [] }]), []],
  [
    'Rédaction',
    foundBy('redacton', 'correction', 'redaction'),
    [{ by: 'correction', text: 'rédaction' }],
  ],
])(
  'tells a word of %s that was not typed, unless what was typed stands there',
  (title, asked, near) => {
    expect(explained({ title }, asked).nearWords).toEqual(near)
  },
)
