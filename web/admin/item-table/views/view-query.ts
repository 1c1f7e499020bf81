import type { UrlChanges, UrlState } from '#web/admin/controls/url-state.ts'

/** What is no part of a view: which one it is, and the page. */
const apart = new Set(['vue', 'page'])

/** What a view keeps of an address: the same for the same list. */
export function queryOf(url: UrlState): string {
  const kept = Object.entries(url)
    .filter(([name]) => !apart.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(kept).toString()
}

/** What leads from an address to a view: nothing of the list before stays. */
export const viewChanges = (url: UrlState, requete: string, vue: string | null): UrlChanges => ({
  ...Object.fromEntries(Object.keys(url).map((name) => [name, null])),
  ...Object.fromEntries(new URLSearchParams(requete)),
  vue,
})
