import { expect, it } from 'vitest'

import { matchingJourneys } from '#shared/journeys/matching-journeys.ts'

const journeys = ['Refonte', 'Chute de trafic', 'Nouveau client'].map((titre) => ({ titre }))
const found = (q: string) => matchingJourneys(journeys, q).map(({ titre }) => titre)

it.each([
  ['refonte', ['Refonte']],
  ['plan de redirections pour une refonte', ['Refonte']],
  ['CHUTE de Trafic', ['Chute de trafic']],
  ['trafic', ['Chute de trafic']],
  ['trafic et budget', []],
  ['audit', []],
  ['', []],
  ['de la', []],
] as const)('finds for «%s» the journeys whose titles it names', (q, titles) => {
  expect(found(q)).toEqual(titles)
})
