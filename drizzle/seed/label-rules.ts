import { foldLabel, nearLabel } from '#shared/labels/label-spelling.ts'
import { type CategoryFacts, categoryWords } from '#shared/search/category-facts.ts'
import { stemsOf } from '#shared/search/stems.ts'
import type { WordGroup } from '#shared/search/word-group.ts'

type Labelled = { slug: string; categories: string[]; tags: string[] }

/** So many tags one can still look through. */
export const maxTags = 200
/** A tag of one item leads nowhere: this part of the tags may be such. */
export const maxUsedOnce = 0.25
/** A first category is a drawer of the catalogue: with fewer items it is nearly empty. */
export const leastOfFirstCategory = 5

/** How many items each tag is on. */
export const countTags = (items: Labelled[]): Map<string, number> =>
  countEach(items.flatMap(({ tags }) => tags))

/** How many items each category is the first of. */
export const countFirstCategories = (items: Labelled[]): Map<string, number> =>
  countEach(items.map(({ categories: [first = ''] }) => first))

/**
 * The tags that are one thing under several names, each with its others: singular and plural, words of one
 * stem, or what the search vocabulary calls by the other's name.
 */
export function alikeTags(tags: string[], vocabulary: WordGroup[]): string[][] {
  const spelled = new Map(tags.map((tag) => [foldLabel(tag), tag]))
  // A group is called by its first term; elsewhere stand what people say when they lack the word.
  const called = vocabulary
    .filter(({ termes: [name = ''] }) => spelled.has(foldLabel(name)))
    .map(({ termes }) => Array.from(new Set(termes.map(foldLabel)), (fold) => spelled.get(fold)))
    .map((names) => names.filter((name) => name !== undefined))
  return [
    ...Map.groupBy(tags, nearLabel).values(),
    ...Map.groupBy(tags, (tag) => stemsOf(tag).toSorted().join(' ')).values(),
    ...called,
  ].filter((names) => names.length > 1)
}

/** The tags that say no more than a category of their item, as «slug: tag». */
export const idleTags = (items: Labelled[], facts: CategoryFacts): string[] =>
  items.flatMap(({ slug, categories, tags }) => {
    const said = categories.map((name) => new Set(stemsOf(categoryWords(facts, name))))
    return tags
      .filter((tag) => said.some((words) => stemsOf(tag).every((stem) => words.has(stem))))
      .map((tag) => `${slug}: ${tag}`)
  })

function countEach(names: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
