import { expect, it } from 'vitest'

import { promptTris } from '#shared/admin/content-list.ts'
import { isWorkQueue, readListState } from '#web/admin/items/list-state.ts'

const isQueue = (query: string) =>
  isWorkQueue(readListState(Object.fromEntries(new URLSearchParams(query)), promptTris).filter)

it.each([
  'completude=a-completer',
  'manque=tags',
  'copie=oui',
  'relecture=oui',
  'statut=brouillon',
  'statut=refuse&q=audit',
])('%s is a queue, whose items are published one after the other', (query) => {
  expect(isQueue(query)).toBe(true)
})

it.each(['', 'q=audit', 'categorie=SEO', 'statut=valide', 'completude=complet', 'tri=titre'])(
  '«%s» only finds items, and publishing stays on the item',
  (query) => {
    expect(isQueue(query)).toBe(false)
  },
)
