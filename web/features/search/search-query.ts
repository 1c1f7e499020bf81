import { allCategories, type SearchQuery } from '#shared/lists/list-query.ts'

/** The value of a filter that filters nothing; a select item may not be empty. */
export const anyValue = allCategories

/**
 * A query as its address should write it: no filter that filters nothing, as the form without a
 * script sends them, and no level where only GPTs are searched.
 */
export function cleanSearchQuery(query: SearchQuery): SearchQuery {
  return {
    ...query,
    categorie: chosenValue(query.categorie),
    ia: chosenValue(query.ia),
    niveau: query.type === 'gpts' ? undefined : query.niveau,
  }
}

export const chosenValue = (value: string | undefined) => (value === anyValue ? undefined : value)
