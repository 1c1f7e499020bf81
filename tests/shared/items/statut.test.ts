import { expect, it } from 'vitest'

import { statuts, statutSchema } from '#shared/items/statut.ts'

it('R191: is one of three values, written so', () => {
  expect(statuts).toEqual(['valide', 'brouillon', 'refuse'])
  for (const statut of statuts) expect(statutSchema.parse(statut)).toBe(statut)
  for (const other of ['validé', 'Valide', 'publie', '', null]) {
    expect(statutSchema.safeParse(other).success).toBe(false)
  }
})
