import { expect, it } from 'vitest'
import { z } from 'zod'

import { maxLengthAt } from '#shared/text/max-length.ts'

const text = z.string().trim().min(1).max(80)

it.each([
  ['a text', text, '', 80],
  ['a text of an object', z.object({ nom: text }), 'nom', 80],
  ['a text of a refined object', z.strictObject({ nom: text }).refine(() => true), 'nom', 80],
  ['a text of a block', z.object({ faq: z.array(z.object({ nom: text })) }), 'faq[2].nom', 80],
  ['a text that may be absent', z.object({ nom: text.nullable().optional() }), 'nom', 80],
  ['a text with a default', z.object({ nom: text.default('') }), 'nom', 80],
  [
    'a text inside a nullable object',
    z.object({ a: z.object({ nom: text }).nullable() }),
    'a.nom',
    80,
  ],
  ['a rewritten text', text.overwrite((typed) => typed.toLowerCase()), '', 80],
  ['a pipe, by its input', text.pipe(z.string().max(20)), '', 80],
  ['a pipe whose input has no limit, by its output', z.string().pipe(text), '', 80],
])('finds the limit of %s', (_, schema, path, length) => {
  expect(maxLengthAt(schema, path)).toBe(length)
})

it.each([
  ['a text without limit', z.string(), ''],
  ['a list that is typed as one text', z.object({ mots: z.array(text) }), 'mots'],
  ['a choice', z.object({ nom: z.enum(['a']) }), 'nom'],
  ['an address', z.url().max(80), ''],
  ['a field that the schema does not have', z.object({ nom: text }), 'titre'],
  ['a part of a text', z.object({ nom: text }), 'nom.titre'],
])('finds no limit of %s', (_, schema, path) => {
  expect(maxLengthAt(schema, path)).toBeUndefined()
})
