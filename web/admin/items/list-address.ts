import { filterTexts } from '#shared/admin/filter-address.ts'

import type { ListState } from './list-state.ts'

/** A list as its address says it, without the page. */
function listQuery({ q, filter, colonnes, tri, ordre }: ListState<string>): string {
  const parts = { q, ...filterTexts(filter), colonnes: colonnes?.join(','), tri, ordre }
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(given).toString()
}

/** What the address of an editor says of the list that leads to it. */
export const listAddress = (state: ListState<string>) => ({ liste: listQuery(state) })
