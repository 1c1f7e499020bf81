import { expect, it } from 'vitest'

import { searchKept } from '#web/offline/search-kept.ts'

const page = (address: string, title: string, description = '', keywords = '', visitedAt = 0) => ({
  address,
  title,
  description,
  keywords,
  visitedAt,
  checkedAt: 0,
})

const pages = [
  page('/prompt/a', 'Rédiger un brief', 'Pour un rédacteur', 'brief, contenu', 1),
  page('/gpt/b', 'Audit technique', 'Trouve les pages orphelines, rend un brief', 'audit', 3),
  page('/prompt/c', 'Plan éditorial', 'Douze articles', 'contenu', 2),
]
const found = (query: string) => searchKept(pages, query).map(({ address }) => address)

it('finds every word in title, description or tags, without accents', () => {
  expect(found('redacteur')).toEqual(['/prompt/a'])
  expect(found('contenu brief')).toEqual(['/prompt/a'])
  expect(found('introuvable')).toEqual([])
})

it('puts what says it in its title first, then what was visited last', () => {
  expect(found('brief')).toEqual(['/prompt/a', '/gpt/b'])
  expect(found('contenu')).toEqual(['/prompt/c', '/prompt/a'])
  expect(found(' ')).toEqual(['/gpt/b', '/prompt/c', '/prompt/a'])
})
