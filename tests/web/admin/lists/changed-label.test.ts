import { expect, it } from 'vitest'

import { changedLabel } from '#web/admin/screens/journal/changed-label.ts'

it.each([
  ['tags', 'persona', { vers: 'Profils', fiches: 11 }, 'persona → Profils'],
  ['tags', 'persona', { vers: null, fiches: 11 }, 'persona'],
  ['categories', '0b5c', { nom: 'Persona', vers: 'Profils' }, 'Profils → Persona'],
  ['tags', '0b5c', { nom: 'persona', vers: null }, 'persona'],
  ['categories', 'Persona', { description: { avant: '', apres: 'Qui lit' } }, 'Persona'],
])('a row about %s %s %o names it', (table_name, record_id, details, told) => {
  expect(changedLabel({ table_name, record_id, valeurs: { details } })).toBe(told)
})

it('a row about items has no label', () => {
  const row = { table_name: 'prompts', record_id: 'a', valeurs: { details: { vers: 'b' } } }
  expect(changedLabel(row)).toBeNull()
})
