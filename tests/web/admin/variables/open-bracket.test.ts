import { describe, expect, it } from 'vitest'

import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { nearVariable } from '#web/admin/variables/near-names.tsx'
import { bracketEnd, openBracket, proposals } from '#web/admin/variables/open-bracket.ts'

const variable = (cle: string, libelle: string, alias: string[] = []): KnownVariable => ({
  cle,
  libelle,
  aide: 'Une phrase.',
  exemple: 'Un exemple',
  nature: 'texte',
  portee: 'client',
  choix: [],
  alias,
})

const known = [
  variable('ton', 'Ton', ['ton-de-marque']),
  variable('public', 'Public visé', ['lecteurs-vises', 'public-vise']),
  variable('contraintes', 'Contraintes', ['tout-interdit']),
]

describe('the bracket that is being written', () => {
  it.each([
    ['Pour [', { start: 5, typed: '' }],
    ['Pour [to', { start: 5, typed: 'to' }],
    ['Pour [ton] et [p', { start: 14, typed: 'p' }],
    ['Pour [ton]', null],
    ['Pour \\[to', null],
    ['Pour [to\nn', null],
    [`[${'x'.repeat(61)}`, null],
  ])('of %j is %j', (text, open) => {
    expect(openBracket(text, text.length)).toEqual(open)
  })

  it.each([
    ['un [to', 6],
    ['un [to|n] et', 8],
    ['un [to| et [ton]', 6],
    ['un [to|\nn]', 6],
  ])('of %j ends at %i', (marked, end) => {
    const text = marked.replace('|', '')
    expect(bracketEnd(text, 6)).toBe(end)
  })
})

const labels = (typed: string) => proposals(known, typed).map(({ libelle }) => libelle)

it('variables are proposed by their own names before others', () => {
  expect(labels('')).toEqual(['Ton', 'Public visé', 'Contraintes'])
  expect(labels('TO')).toEqual(['Ton', 'Contraintes'])
  expect(labels('visé')).toEqual(['Public visé'])
  expect(labels('lecteurs vi')).toEqual(['Public visé'])
  expect(labels('inconnu')).toEqual([])
})

it.each([
  ['lecteur visé', 'Public visé'],
  ['Contrainte', 'Contraintes'],
  ['contrintes', 'Contraintes'],
  ['tons', 'Ton'],
  ['public visé', null],
  ['tan', null],
  ['sujet', null],
  ['日本', null],
])('[%s] was probably meant for %s', (placeholder, label) => {
  expect(nearVariable(placeholder, known)?.libelle ?? null).toBe(label)
})
