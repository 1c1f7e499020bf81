import { expect, it } from 'vitest'

import { ownPagePath } from '#shared/categories/category-slug.ts'

const categories = [{ name: 'C' }, { name: 'C++' }, { name: '日本' }, { name: 'Social Media' }]

it.each([
  ['Social Media', '/categorie/social-media'],
  ['C', '/categorie/c'],
  // Another category's page would answer, or none.
  ['C++', null],
  ['日本', null],
  ['Inconnue', null],
])('the category «%s» has its page at %s', (name, path) => {
  expect(ownPagePath(categories, name)).toBe(path)
})
