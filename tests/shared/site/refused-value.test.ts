import { expect, it } from 'vitest'
import { z } from 'zod'

import { refusedValue } from '#shared/site/refused-value.ts'

it.each([
  [z.string(), undefined, 'Ce champ est obligatoire.'],
  [z.string(), 5, 'Valeur refusée.'],
  [z.string().min(1), '', 'Ce champ est obligatoire.'],
  [z.string().min(12), 'a', '12 caractères au moins.'],
  [z.string().max(1), 'ab', '1 caractère au plus.'],
  [z.array(z.string()).min(1), [], 'Ce champ est obligatoire.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], '2 éléments au plus.'],
  [z.number().min(1), 0, '1 au moins.'],
  [z.int().max(5000), 5001, '5\u202f000 au plus.'],
  [z.iso.date(), 'hier', 'Date attendue.'],
  [z.uuid(), 'a', 'Valeur refusée.'],
  [z.enum(['a', 'b']), 'c', 'Valeur refusée.'],
  [z.strictObject({}), { a: 1 }, 'Valeur refusée.'],
  [z.union([z.string(), z.null()]), 5, 'Valeur refusée.'],
  [z.string('Un texte est attendu.'), 5, 'Un texte est attendu.'],
])('says what is wrong, unless the schema does: %#', (schema: z.ZodType, value, message) => {
  const { error } = schema.safeParse(value, { error: refusedValue, reportInput: true })

  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
