import { type CategoryFacts, categoryWords } from '#shared/search/category-facts.ts'
import { foldText, splitWords } from '#shared/search/search-text.ts'
import { stemsOf, stopWords } from '#shared/search/stems.ts'

import type { SearchedTexts } from './searched-texts.ts'

/** Goes up with every change of what words, stems and columns are made of: what is older is filled anew. */
const format = 7

/** How the value of an item begins that has this format. */
export const searchColumnBeginning = `{"format":${format},`

/**
 * What the search index holds of an item, as JSON: triggers spread it over the index, and take it out
 * again by the same values. Stems of the title are `radicaux`, which the index calls `titre`; `titre` is the
 * whole title folded, for lists in its order, and `titre_entier` there; `description_entiere` is the whole
 * description likewise. The words that say what an item is about stand apart from the others. The names of
 * a prompt's variables stand beside it, for who counts the prompts that have one.
 */
export function searchColumn(
  item: SearchedTexts,
  facts: CategoryFacts,
  variables?: string[],
): string {
  const { titre, tags, requetes, demandes, description, corps } = item
  const categories = item.categories.map((name) => categoryWords(facts, name))
  const tete = wordsOf([titre, ...tags, ...requetes, ...categories])
  const autres = wordsOf([description, ...demandes, ...corps]).filter(
    (word) => !tete.includes(word),
  )
  return JSON.stringify({
    format,
    titre: foldText(titre),
    radicaux: stemsOf(titre).join(' '),
    tags: joined(tags),
    requetes: joined(requetes),
    categories: joined(categories),
    description: stemsOf(description).join(' '),
    description_entiere: foldText(description),
    demandes: joined(demandes),
    corps: joined(corps),
    mots_de_tete: tete,
    autres_mots: autres,
    variables,
  })
}

/** Between two texts stands what no query asks for: no phrase runs from one into the next. */
const joined = (texts: string[]): string =>
  texts
    .map((text) => stemsOf(text).join(' '))
    .filter((stems) => stems !== '')
    .join(' | ')

const shortestWord = 2

const wordsOf = (texts: string[]): string[] => [
  ...new Set(
    texts.flatMap(splitWords).filter((word) => word.length >= shortestWord && !stopWords.has(word)),
  ),
]
