import { type CategoryFacts, categoryWords } from '#shared/search/category-facts.ts'
import { foldText, splitWords } from '#shared/search/search-text.ts'
import { stemsOf, stopWords } from '#shared/search/stems.ts'

import type { SearchedTexts } from './searched-texts.ts'

/** Raise it when words, stems or fields change: the column of every item is then derived anew. */
const format = 7

/** How the value of an item begins that has this format. */
export const searchColumnBeginning = `{"format":${format},`

/**
 * The indexed texts of an item as JSON: stems of each field, those of the title in `radicaux`; the folded title in
 * `titre`, by which lists are sorted; and the words of the fields that name the subject apart from the others. Beside them the
 * names of a prompt's variables, by which a trigger fills `prompt_variables`.
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
    // Read by triggers of the release before, until migration 0038 has removed them.
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
