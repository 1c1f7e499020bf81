import * as fc from 'fast-check'

import { niveaux } from '#shared/items/niveau.ts'

import { categories, ias, type RandomItem, word } from './random-catalogue.ts'

const hostile = [
  '"',
  "'",
  "''",
  '""',
  '*',
  'audit*',
  '^audit',
  '-audit',
  'audit -seo',
  '+seo',
  '(',
  ')',
  '(audit',
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'audit AND seo',
  'audit OR seo',
  'audit NOT seo',
  'NOT audit',
  'NEAR(audit seo)',
  'NEAR(audit seo, 2)',
  'titre:audit',
  'titre : audit',
  '{titre description}: audit',
  'recherche:audit',
  'rowid:1',
  't=audit',
  'd=seo',
  'tr=audit',
  'type=prompt',
  'ia=',
  'categorie=SEO',
  '|',
  'a|b',
  '=',
  '_',
  '%',
  '%%',
  '_____',
  'a%',
  '\\',
  '\\"',
  '";',
  "'; drop table prompts; --",
  '--',
  '/* */',
  '\u0000',
  'audit\u0000seo',
  '\u0000\u0000',
  '🚀',
  'plan🚀seo',
  '👩‍💻',
  'تدقيق السيو',
  'מילת מפתח',
  '\u202Eoes tidua',
  '検索',
  'ﬁche',
  'ＳＥＯ',
  'İ',
  'ſeo',
  'ß',
  '½',
  '\uD83D',
  '\uDE80',
  'audit\uD83D',
  'a\uDE80b',
  '\u0301',
  'e\u0301tude',
  '[',
  '[a-z]',
  '?',
  '.',
  '…',
  '{}',
  'null',
  "l'",
  '’',
  "'audit",
  "l''audit",
  'l l l',
  'a',
  'e',
  'ia',
  'h1',
  '5',
  '0',
  'seo seo seo',
  'x'.repeat(200),
  'é'.repeat(200),
  'audit '.repeat(33),
  'a '.repeat(100),
]

/** What a visitor may send: 1 to 200 code units, whatever they are. */
export function randomQueries(items: RandomItem[], count: number) {
  const texts = items.flatMap(({ title, description, longText, tags, categories: names }) => [
    title,
    description,
    longText,
    ...tags,
    ...names,
  ])
  const text = fc.constantFrom(...texts)
  const portion = fc.double({ min: 0, max: 1, noNaN: true })
  const piece = fc
    .tuple(text, portion, portion)
    .map(([whole, from, share]) => cut(whole, from, share))
  const wordOfText = fc
    .tuple(text, portion)
    .map(([whole, place]) => wordsOf(whole)[Math.floor(place * wordsOf(whole).length)] ?? 'audit')
  const neighbours = fc
    .tuple(text, portion, fc.integer({ min: 2, max: 4 }))
    .map(([whole, place, length]) => {
      const start = Math.floor(place * wordsOf(whole).length)
      return wordsOf(whole)
        .slice(start, start + length)
        .join(' ')
    })
  const fragment = fc
    .tuple(word, portion, portion)
    .map(([whole, from, share]) => cut(whole, from, share))
  const anyWord = fc.oneof(wordOfText, word)

  const q = fc
    .oneof(
      { weight: 4, arbitrary: piece },
      { weight: 4, arbitrary: neighbours },
      { weight: 3, arbitrary: text },
      { weight: 4, arbitrary: anyWord },
      { weight: 4, arbitrary: inflected(anyWord) },
      { weight: 4, arbitrary: fragment },
      { weight: 5, arbitrary: several(anyWord) },
      { weight: 2, arbitrary: several(fragment) },
      { weight: 2, arbitrary: fc.tuple(anyWord, fragment).map((parts) => parts.join(' ')) },
      { weight: 4, arbitrary: fc.constantFrom(...hostile) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom(...hostile), anyWord).map((parts) => parts.join(' ')),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', size: 'max', maxLength: 200 }) },
      { weight: 1, arbitrary: fc.string({ unit: codeUnit, size: 'max', maxLength: 200 }) },
    )
    .map((typed) => typed.slice(0, 200) || ' ')
  const query = fc.record({
    q,
    type: filter(['prompts', 'gpts'] as const),
    categorie: filter([...categories, 'Inconnue']),
    ia: filter([...ias, 'Inconnue']),
    niveau: filter(niveaux),
    exact: fc.boolean(),
  })
  return fc.array(query, { minLength: count, maxLength: count })
}
export type RandomQuery =
  ReturnType<typeof randomQueries> extends fc.Arbitrary<(infer Query)[]> ? Query : never

/** A part of a text, more often a short one. */
function cut(whole: string, from: number, share: number): string {
  const start = Math.floor(from * whole.length)
  return whole.slice(start, start + 1 + Math.floor(share * share * (whole.length - start)))
}

const filter = <Value>(values: readonly Value[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values))

/** Half surrogate pairs among them. */
const codeUnit = fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code))

const wordsOf = (text: string) => text.split(/[\s,:()/]+/u).filter((part) => part !== '')

const several = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 2, maxLength: 5 }).map((words) => words.join(' '))

/** A word in another form, with another apostrophe or in other letters. */
const inflected = (one: fc.Arbitrary<string>) =>
  fc
    .tuple(
      one,
      fc.constantFrom(
        (text: string) => `${text}s`,
        (text: string) => `${text}es`,
        (text: string) => text.replace(/s$/u, ''),
        (text: string) => text.replace(/al$/u, 'aux'),
        (text: string) => text.replace(/e$/u, ''),
        (text: string) => text.toUpperCase(),
        (text: string) => text.normalize('NFD'),
        (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
        (text: string) => `l'${text}`,
        (text: string) => `d’${text}`,
        (text: string) => `l${text}`,
        (text: string) => text.replaceAll(/['’]/gu, ''),
      ),
    )
    .map(([text, change]) => change(text))
