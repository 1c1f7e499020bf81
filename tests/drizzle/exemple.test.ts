import { expect, it } from 'vitest'

import { exempleColumn, shownExemple } from '#drizzle/derived/exemple.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { type Exemple, readExempleTree } from '#shared/items/sections/exemple.ts'

const exemple: Exemple = {
  valeurs: [{ nom: 'site', valeur: 'boulangerie.example' }],
  resultat: '## Constat\n\nTrois **pages** à fusionner.',
}
const arbre = [
  ['h3', 'Constat'],
  ['p', 'Trois ', ['strong', 'pages'], ' à fusionner.'],
]

/** Below the heading that the page gives it. */
const shown = [['h4', 'Constat'], ...arbre.slice(1)]

it('stores what the result of an example shows, under the number of its format', () => {
  expect(exempleColumn(exemple)).toEqual({ exemple_arbre: { format: markdownFormat, arbre } })
  expect(exempleColumn(null)).toEqual({ exemple_arbre: null })
})

it('shows the stored tree with its words counted, and parses again where that has another format', () => {
  const stored = readExempleTree({ format: markdownFormat, arbre: [['p', 'Tel que gardé.']] })
  expect(shownExemple({ exemple, exemple_arbre: stored })).toEqual({
    ...exemple,
    resultat: [['p', 'Tel que gardé.']],
    mots: 3,
  })
  const older = readExempleTree({ format: markdownFormat - 1, arbre: [['p', 'Ancien.']] })
  for (const exemple_arbre of [older, null]) {
    expect(shownExemple({ exemple, exemple_arbre })).toEqual({
      ...exemple,
      resultat: shown,
      mots: 5,
    })
  }
  expect(shownExemple({ exemple: null, exemple_arbre: null })).toBeNull()
})

it.each([null, 'x', [], {}, { format: 1 }, { format: 1, arbre: [['script', 'x']] }])(
  'takes %j for no tree',
  (stored) => {
    expect(readExempleTree(stored)).toBeNull()
  },
)
