import type { SearchQuery } from '#shared/lists/list-query.ts'

/** A query as its address should write it: no level where only GPTs are searched. */
export const cleanSearchQuery = (query: SearchQuery): SearchQuery => ({
  ...query,
  niveau: query.type === 'gpts' ? undefined : query.niveau,
})
