import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { applyEdits, editsBetween } from '#shared/items/draft-edits.ts'
import { bareLabel } from '#shared/labels/label-spelling.ts'
import { cleanText } from '#shared/text/control-characters.ts'
import { proposeSlug } from '#shared/text/proposed-slug.ts'
import { typedText } from '#shared/text/typed-text.ts'

const strays = [
  ['a control character', '\u0000'],
  ['a zero-width space', '\u200B'],
  ['a joiner that joins nothing', '\u200D'],
  ['a non-joiner that parts nothing', '\u200C'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['an override of the direction', '\u202E'],
  ['an embedding', '\u202A'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a hidden letter', '\u{E0041}'],
] as const

const ordinary = [
  'Été\u00A0: «\u00A050\u202F%\u00A0»\n\tl’œuvre, 1\u202F500\u00A0€ — fin\r\n',
  '👩\u200D👩\u200D👧\u200D👦 🧑🏽\u200D💻 ❤️\u200D🔥 🏳️\u200D🌈 🏃🏽\u200D♀️\u200D➡️ 🐦\u200D⬛',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1️⃣ 🇫🇷',
  'مرحبا بكم في الموقع، عام \u200F2026',
  'می\u200Cخواهم کتاب\u200Cها',
  'שלום עולם \u200E(2026)\u200E',
  'क्\u200Dष क्\u200Cष',
]

it.each(strays)('removes %s', (_name, stray) => {
  expect(cleanText(`Z${stray}éro`)).toBe('Zéro')
  expect(typedText().parse(` ${stray} `)).toBe('')
  expect(bareLabel(`#${stray}`)).toBe('')
  expect(proposeSlug(`Z${stray}éro`)).toBe('zero')
})

it.each(ordinary)('leaves %j as it is', (text) => {
  expect(cleanText(text)).toBe(text)
  expect(typedText().parse(text)).toBe(text)
})

const piece = fc.oneof(
  fc.constantFrom(...strays.map(([, stray]) => stray), ...ordinary),
  fc.constantFrom('\u200D', '\u200C', '👩', '🏴', '\u{E0067}', '\uFE0F', 'م', 'é', 'e\u0301', ' '),
  fc.string({ unit: 'binary' }),
)
const anyText = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''))

it('cleans a text at once: cleaned again, it stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(typedText().parse(typedText().parse(text))).toBe(typedText().parse(text))
    }),
  )
})

const drawn = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')

it('removes nothing that is drawn', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(drawn(cleanText(text))).toBe(drawn(text))
    }),
  )
})

it('makes no conflict of what was typed while a publication cleaned the text', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(' suite', 'suite', ''), (text, typed) => {
      const before = { titre: text, tags: [text], exemple: { resultat: text } }
      const mine = { titre: text + typed, tags: [text, 'autre'], exemple: { resultat: text } }
      const cleaned = cleanText(text)
      const published = { titre: cleaned, tags: [cleaned], exemple: { resultat: cleaned } }

      const { draft, conflicts } = applyEdits(published, editsBetween(before, mine))

      expect(conflicts).toEqual({})
      expect(cleanText(draft.titre)).toBe(cleanText(text + typed))
    }),
  )
})
