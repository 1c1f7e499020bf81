import { describe, expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import {
  alikeTags,
  countFirstCategories,
  countTags,
  idleTags,
  leastOfFirstCategory,
  maxTags,
  maxUsedOnce,
} from '#drizzle/seed/label-rules.ts'
import { wordGroups } from '#drizzle/seed/search-vocabulary.ts'
import { builtInFacts, builtInNames } from '#tests/support/database/built-in-categories.ts'

const items = [...(await readPromptSeeds()), ...(await readGptSeeds())]
const publicItems = items.filter(({ statut = 'valide' }) => statut === 'valide')

const usedOnce = (counts: Map<string, number>) =>
  [...counts.values()].filter((count) => count === 1).length

describe('the tags of the starting content', () => {
  it.each([
    ['all items', items],
    ['what visitors see', publicItems],
  ])('are few enough to look through, and few of them lead to one item: %s', (name, shown) => {
    const counts = countTags(shown)
    const once = usedOnce(counts)
    // Whoever edits items sees how far they are from the bounds below.
    console.log(
      `tags of ${name}: ${counts.size} distinct, ${once} used once (${((100 * once) / counts.size).toFixed(1)} %)`,
    )

    expect(counts.size).toBeLessThanOrEqual(maxTags)
    expect(once / counts.size).toBeLessThanOrEqual(maxUsedOnce)
  })

  it('give one thing one name', () => {
    expect(alikeTags([...countTags(items).keys()], wordGroups())).toEqual([])
  })

  it('say more than the categories of their item', () => {
    expect(idleTags(items, builtInFacts)).toEqual([])
  })

  it('are on an item once each', () => {
    const twice = items.filter(({ tags }) => new Set(tags).size < tags.length)
    expect(twice.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the first category of the starting content', () => {
  it('is on five public items or more, and each of the sixteen is one', () => {
    const counts = countFirstCategories(publicItems)
    const sorted = [...counts].toSorted(([, a], [, b]) => a - b)
    // As above: a category that is nearly too small is seen before it is.
    console.log(sorted.map(([name, count]) => `${name} ${count}`).join(', '))

    expect(new Set(counts.keys())).toEqual(new Set(builtInNames))
    expect(sorted.filter(([, count]) => count < leastOfFirstCategory)).toEqual([])
  })
})

const item = (slug: string, categories: string[], ...tags: string[]) => ({ slug, categories, tags })

describe('what is told of labels', () => {
  it('counts tags and first categories', () => {
    const some = [item('a', ['SEO', 'Local'], 'serp', 'crawl'), item('b', ['SEO'], 'serp')]
    expect(countTags(some)).toEqual(new Map(Object.entries({ serp: 2, crawl: 1 })))
    expect(countFirstCategories(some)).toEqual(new Map([['SEO', 2]]))
  })

  it('finds one thing under two names: plural, stem, synonym', () => {
    const vocabulary = [
      { termes: ['crawl', 'exploration'], larges: ['indexation'], absence: null },
      { termes: ['pages mal rangées', 'crawl', 'indexation'], larges: [], absence: null },
    ]
    expect(alikeTags(['verbatim', 'verbatims'], [])).toContainEqual(['verbatim', 'verbatims'])
    expect(alikeTags(['citation locale', 'citations locales'], [])).not.toEqual([])
    expect(alikeTags(['exploration', 'crawl'], vocabulary)).toEqual([['crawl', 'exploration']])
    expect(alikeTags(['crawl', 'indexation'], vocabulary)).toEqual([])
  })

  it('finds what a category says already, and only that', () => {
    const local = item('a', ['Local', 'Content'], 'seo local', 'pages locales', 'rédaction')
    expect(idleTags([local], builtInFacts)).toEqual(['a: seo local', 'a: rédaction'])
    expect(idleTags([item('b', ['Audit'], 'audit-seo', 'audit')], builtInFacts)).toEqual([
      'b: audit',
    ])
  })
})
