import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { typeset } from '#shared/text/typography.ts'

describe('a text as French is typeset', () => {
  it.each([
    ['Un titre : sa suite', 'Un titre~: sa suite'],
    ['Pourquoi ?', 'Pourquoi~?'],
    ['Vraiment ?! Oui ; non.', 'Vraiment~?! Oui~; non.'],
    ['« Le mot »', '«~Le mot~»'],
    ['https://exemple.fr/?a=b:c', 'https://exemple.fr/?a=b:c'],
    ['a :root b', 'a :root b'],
  ])('«%s» keeps its signs where they belong', (text, set) => {
    expect(typeset(text)).toBe(visible(set))
  })

  it.each([
    ['500 à 2 000 €', '500~à~2_000~€'],
    ['8 % de 1 250 000 €', '8~% de 1_250_000~€'],
    ['en moins de 200 ms, ou 2,5 s', 'en moins de 200~ms, ou 2,5~s'],
    ['110 à 300 caractères', '110~à~300~caractères'],
    ['5 à 10 minutes', '5~à~10~minutes'],
    ['pendant 30 jours, 1 h 30', 'pendant 30~jours, 1~h~30'],
    ['320 px, 14 ko, 2 Mo', '320~px, 14~ko, 2~Mo'],
    ['un budget de 3 k€', 'un budget de 3~k€'],
    ['capital de 10 000 euros', 'capital de 10_000~euros'],
    ['RCS Paris 123 456 789', 'RCS Paris 123_456_789'],
    ['01 23 45 67 89', '01_23_45_67_89'],
    ['300 pages, 1 page', '300~pages, 1~page'],
    ['du 13 mai 2025 au 27 avril 2026', 'du 13~mai~2025 au 27~avril~2026'],
    ['le 1er août 2025', 'le 1er~août~2025'],
  ])('«%s» keeps a numeral with its groups and its unit', (text, set) => {
    expect(typeset(text)).toBe(visible(set))
  })

  it.each([
    'les 34 prompts et les 86 GPT',
    'en 2025 300 fiches ont bougé, en mai 2026 aussi',
    'de 10 20 ou 30',
    '3 segments, 2 minimes, 4 signets, 5 maisons',
    'il en reste 5 s’ils reviennent',
  ])('«%s» has no unit: a line may break anywhere', (text) => {
    expect(typeset(text)).toBe(text)
  })

  it.each([
    ["l'audit d'un site", 'l’audit d’un site'],
    ["'entre guillemets' et 5' de lecture", "'entre guillemets' et 5' de lecture"],
    ["site:exemple.fr intitle:'prix'", "site:exemple.fr intitle:'prix'"],
  ])('%s has the apostrophe of print between letters', (text, set) => {
    expect(typeset(text)).toBe(set)
  })

  it('differs in its spaces and apostrophes alone, place by place, and is typeset once for all', () => {
    const pieces = fc.constantFrom(
      ...Array.from("a' :;?!«»%€ 012\n"),
      'ms',
      'à',
      'jours',
      ' 000',
      ' mai 2026',
    )
    fc.assert(
      fc.property(fc.string({ unit: pieces }), (text) => {
        const set = typeset(text)

        expect(set).toHaveLength(text.length)
        expect(set.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")).toBe(text)
        expect(typeset(set)).toBe(set)
      }),
    )
  })
})

/** «~» stands for a no-break space, «_» for a narrow one. */
const visible = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f')
