import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { highlight } from '#shared/search/highlight.ts'
import { foldText, searchWords, stem } from '#shared/search/search-text.ts'

/** A text with brackets around what is marked. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('')

describe('what a query marks in a text (R118)', () => {
  it.each([
    ['Audit de site', 'audit', '[Audit] de site'],
    ['Rédaction web', 'redaction', '[Rédaction] web'],
    ['redaction web', 'RÉDACTION', '[redaction] web'],
    ["Avant l'audit, le brief", 'l’audit', "Avant l'[audit], le brief"],
    ['Le cœur du sujet', 'coeur', 'Le [cœur] du sujet'],
    ['Re\u0301daction', 'reda', '[Re\u0301da]ction'],
  ])('marks words whatever their case and accents: «%s» for «%s»', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it.each([
    ['La cannibalisation', 'cannibal', 'La [cannibal]isation'],
    ['Préréglages', 'regla', 'Pré[régla]ges'],
    ['Les pages locales', 'page local', 'Les [pages locales]'],
    ['Un générateur', 'génératrice', 'Un [générateur]'],
  ])('marks the part of a word, or another form of it: «%s» for «%s»', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it.each([
    ['Social et IA', 'ia', 'Social et [IA]'],
    ['Vidéos en VO', 'vo', 'Vidéos en [VO]'],
  ])('marks one or two letters only as a word: «%s» for «%s»', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('marks a whole phrase once, and its words apart elsewhere', () => {
    expect(marked('Audit SEO : un SEO, un audit', 'audit seo')).toBe(
      '[Audit SEO] : un [SEO], un [audit]',
    )
  })

  it('marks a phrase that begins and ends inside words', () => {
    expect(marked('Une préréunion clientèle', 'réunion client')).toBe('Une pré[réunion client]èle')
  })

  it('marks stop words inside a phrase only', () => {
    expect(marked('Le plan de site, les plans de migration', 'plan de site')).toBe(
      'Le [plan de site], les [plans] de migration',
    )
  })

  it('marks stop words where the query has no other', () => {
    expect(marked('Pour qui écrire', 'pour qui')).toBe('[Pour qui] écrire')
  })

  it.each(['', '  ', '!?', '«»'])('marks nothing for «%s»', (query) => {
    expect(highlight('Audit SEO', query)).toEqual([{ text: 'Audit SEO', isHit: false }])
  })
})

const word = fc.constantFrom(
  ...'audit Audit audits l’audit SEO seo ia IA social cœur coeur Référencement pages locales de la'.split(
    ' ',
  ),
)
const gap = fc.constantFrom(' ', ', ', '\n', '-', '\u00a0', '. ')
const french = fc
  .array(fc.tuple(word, gap), { maxLength: 12 })
  .map((pairs) => pairs.flat().join(''))
const anyText = fc.oneof(french, fc.string({ unit: 'binary', maxLength: 80 }))
const anyQuery = fc.oneof(
  fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

describe('the parts of a text', () => {
  it('join into the text again, and none is empty', () => {
    fc.assert(
      fc.property(anyText, anyQuery, (text, query) => {
        const parts = highlight(text, query)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })

  it('that are marked hold a word of the query, or a form of one', () => {
    fc.assert(
      fc.property(french, anyQuery, (text, query) => {
        const asked = searchWords(query)
        for (const part of highlight(text, query).filter(({ isHit }) => isHit)) {
          const folded = foldText(part.text)
          const stems = new Set(searchWords(part.text).map(stem))
          expect(
            asked.some((one) => folded.includes(one) || stems.has(stem(one))),
            `«${part.text}» for «${query}»`,
          ).toBe(true)
        }
      }),
    )
  })

  it('mark something in every text that holds the query', () => {
    fc.assert(
      fc.property(french, word, french, (before, query, after) => {
        const parts = highlight(`${before} ${query} ${after}`, query)
        expect(parts.some(({ isHit }) => isHit)).toBe(true)
      }),
    )
  })
})
