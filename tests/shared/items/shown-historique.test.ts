import { expect, it } from 'vitest'

import { shownHistorique } from '#shared/items/sections/historique.ts'

const dates = { date_creation: '2026-01-05T08:00:00Z', date_modification: '2026-03-01T23:30:00Z' }
const first = { modification: 'Première note.', date: '2026-02-01' }
/** The date is one day later in Paris. */
const last = { modification: 'Dernière note.', date: '2026-03-02' }

it('is shown with the newest first', () => {
  expect(shownHistorique([first, last], dates)).toEqual([last, first])
})

it('has an entry for the last change of the item, which had no note', () => {
  expect(shownHistorique([first], dates)).toEqual([
    { modification: 'Mise à jour de la fiche.', date: '2026-03-02' },
    first,
  ])
})

it('begins with the publication of an item that nobody changed since', () => {
  const { date_creation } = dates
  expect(shownHistorique([], { date_creation, date_modification: date_creation })).toEqual([
    { modification: 'Publication de la fiche.', date: '2026-01-05' },
  ])
})
