import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText, locateWords } from '#shared/search/search-text.ts'

/** Any text at all, with what this reader treats apart made likely. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        ..."l' L’ qu' jusqu´ d` ' ’ - œ Æ é É ç ñ ß ½ ² ﬁ ∄ ≠ É.T. a.b. 301 audit Réseaux".split(
          ' ',
        ),
        ' ',
      ),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

/** A text as most are: its words are found without looking for what they lack. */
const frenchText = fc
  .array(
    fc.constantFrom(
      ..."l'audit L’ÉTÉ qu`une d' ' É.T. a.b. E-E-A-T a-t-il vis-à-vis x- .y 301 3,5 e-mail _n° «mot» cœur (fin)".split(
        ' ',
      ),
      ' ',
      ' ',
      'ç',
      '.',
      '-',
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

describe('the words of a text', () => {
  it.each([
    ['lower case', 'Audit SEO', 'audit seo'],
    [
      'no accents',
      'ÉTÉ, Noël, façade, où, hôte, maïs, piñata',
      'ete noel facade ou hote mais pinata',
    ],
    ['accents given as marks of their own', 'me\u0301ta re\u0301dige\u0301e', 'meta redigee'],
    ['no mark that belongs to a sign', '≠l’audit ∄é, =\u0338l’audit ∃\u0338é', 'audit e audit e'],
    ['letters with hyphens as one word', 'E-E-A-T ; y-a-t-il, a-b', 'eeat y a t il a b'],
    ['letters with points as one word', 'É.T. et E\u0301.T., s.e.o', 'et et et seo'],
    [
      'ligatures opened',
      'nœud, ŒUVRE, curriculum vitæ, Straße, ﬁche',
      'noeud oeuvre curriculum vitae strasse fiche',
    ],
    ['compatibility forms made plain', 'ＳＥＯ m² ½', 'seo m2 12'],
    ['numbers', 'Top 10, 301, GA4, H1, 2 000 €, 3,5 %', 'top 10 301 ga4 h1 2 000 3 5'],
    [
      'gaps for all other signs',
      'e-commerce/robots.txt «A/B» [sujet]_x\u0000y+z',
      'e commerce robots txt a b sujet x y z',
    ],
    ['a word for each picture', 'plan🚀SEO 👩‍💻 Marque™', 'plan 🚀 seo 👩 💻 marque'],
    ['words of other scripts', 'بحث 検索 Поиск', 'بحث 検索 поиск'],
  ])('have %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it.each([
    ["l'audit", 'audit'],
    ['l’audit', 'audit'],
    ['l‘audit', 'audit'],
    ['lʼaudit', 'audit'],
    ['l´audit', 'audit'],
    ['l`audit', 'audit'],
    ['L’AUDIT', 'audit'],
    ["d'article", 'article'],
    ["j'écris, m'aide, t'aide, s'aide", 'ecris aide aide aide'],
    ["n'indexe", 'indexe'],
    ["c'est", 'est'],
    ["ç'aurait, ç'l'audit поиск", 'aurait l audit поиск'],
    ["qu'une", 'une'],
    ["jusqu'à", 'a'],
    ["lorsqu'on, puisqu'il, quoiqu'elle", 'on il elle'],
    ["aujourd'hui", 'aujourd hui'],
    ["O'Reilly", 'o reilly'],
    ["l'", 'l'],
    ["l'article d'un d'abord", 'article un abord'],
  ])('drop an elided article or pronoun: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('are found at their places: the slice there is the word and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let previousEnd = 0
        for (const { word, start, end } of locateWords(text)) {
          expect(start).toBeGreaterThanOrEqual(previousEnd)
          expect(foldText(text.slice(start, end))).toBe(word)
          previousEnd = end
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('are the same beside a word of another script', () => {
    fc.assert(
      fc.property(fc.oneof(frenchText, anyText), (text) => {
        expect(locateWords(`${text} поиск`).slice(0, -1)).toEqual(locateWords(text))
      }),
      { numRuns: 5000 },
    )
  })

  it('are letters, digits and pictures, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldText(text)
        expect(folded).toMatch(/^(?:(?:[\p{L}\p{N}]+|\p{Extended_Pictographic})(?: (?!$)|$))*$/u)
        expect(foldText(folded)).toBe(folded)
      }),
      { numRuns: 2000 },
    )
  })

  it('are the same however the accents of the text are encoded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
      }),
      { numRuns: 2000 },
    )
  })
})
