import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { ItemMatch } from '#shared/search/item-match.ts'
import { foundBy } from '#web/lists/match-snippets.tsx'

const title = 'Plan de maillage'
const correction = { by: 'correction', text: 'maillage' } as const
const synonym = { by: 'synonym', text: 'liens internes' } as const
const match: ItemMatch = { title: [], description: [], snippets: [], relatedWords: [correction] }

const reasonOf = (found: Partial<ItemMatch>) =>
  renderToStaticMarkup(<>{foundBy({ ...match, ...found }).renderSnippets(title, '')}</>)

it('gives no reason for a result whose title marks the word that answers', () => {
  expect(reasonOf({ title: [[8, 16]] })).toBe('')
})

it('gives the words that the title does not mark', () => {
  expect(reasonOf({})).toContain('maillage')
  const both = reasonOf({ title: [[8, 16]], relatedWords: [correction, synonym] })
  expect(both).toContain('liens internes')
  expect(both).not.toContain('maillage')
})
