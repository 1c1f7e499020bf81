import type { SearchType } from '#shared/list-query.ts'
import type { Niveau } from '#shared/niveau.ts'
import type { SearchAnswer, Suggestions } from '#shared/search.ts'

import type { Database } from '../db.ts'

export type SearchRequest = {
  q: string
  type?: SearchType | undefined
  categorie?: string | undefined
  ia?: string | undefined
  niveau?: Niveau | undefined
  page: number
  exact: boolean
}

/** One page of what answers a query. */
export async function searchItems(_db: Database, request: SearchRequest): Promise<SearchAnswer> {
  return {
    items: [],
    total: 0,
    page: request.page,
    pageSize: 20,
    corrected: null,
    counts: { type: { all: 0, prompt: 0, gpt: 0 }, categorie: [], ia: [], niveau: [] },
  }
}

export async function suggest(_db: Database, _q: string): Promise<Suggestions> {
  return { items: [], categories: [] }
}
