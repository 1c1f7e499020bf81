import type { Niveau } from '#shared/items/niveau.ts'
import type { SearchType } from '#shared/lists/list-query.ts'
import { type SearchFilter, searchFilterToken } from '#shared/search/search-filter.ts'

import { anyOf, type Expression, phrase } from './expression.ts'

export type SearchFilters = {
  type?: SearchType | undefined
  categorie?: string | undefined
  ia?: string | undefined
  niveau?: Niveau | undefined
}

export const kindOf = { prompts: 'prompt', gpts: 'gpt' } as const

/** Filters as questions to the index; an item without AI has the default one. */
export function filterExpressions(
  { type, categorie, ia, niveau }: SearchFilters,
  defaultIa: string,
): Expression[] {
  return [
    ...(type === undefined ? [] : [has('type', kindOf[type])]),
    ...(categorie === undefined ? [] : [has('categorie', categorie)]),
    ...(ia === undefined ? [] : [anyOf([has('ia', ia), ia === defaultIa ? has('ia', '') : null])]),
    // GPTs have no level.
    ...(niveau === undefined || type === 'gpts' ? [] : [has('niveau', niveau)]),
  ]
}

const has = (name: SearchFilter['name'], value: string) =>
  phrase([searchFilterToken({ name, value })])
