import { chosenText, type SearchQuery } from '#shared/lists/list-query.ts'

/**
 * A query as its address should write it: no filter that filters nothing, as the form without a
 * script sends them and is led on without, and no level where only GPTs are searched.
 */
export const cleanSearchQuery = (query: SearchQuery): SearchQuery => ({
  ...query,
  categorie: chosenText(query.categorie),
  ia: chosenText(query.ia),
  niveau: query.type === 'gpts' ? undefined : query.niveau,
})
