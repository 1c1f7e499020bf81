import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'

import { navigationOf } from '#web/admin/controls/navigation.ts'

/** The query of an address as plain texts: `?q=123` stays a text. */
export type UrlState = Readonly<Record<string, string>>

/** null and '' take a parameter out of the address. */
export type UrlChanges = Record<string, string | number | null>

/**
 * What a page shows, kept in its address: search, filters, sort, page. A change replaces the entry of
 * the history unless it is `isStep`, a step that «back» should undo.
 */
export function useUrlState(): [UrlState, (changes: UrlChanges, isStep?: boolean) => void] {
  const state = useLocation<AnyRouter, UrlState>({ select: ({ search }) => texts(search) })
  const navigate = navigationOf(useRouter())
  const change = (changes: UrlChanges, isStep = false) => {
    void navigate({
      to: '.',
      search: (current) => changedState(texts(current), changes),
      replace: !isStep,
      resetScroll: false,
    })
  }
  return [state, change]
}

/** A state after changes; a new search or filter goes back to the first page. */
export function changedState(state: UrlState, changes: UrlChanges): Record<string, string> {
  const { page: _page, ...kept } = state
  const base = 'page' in changes ? state : kept
  const entries = Object.entries({ ...base, ...changes })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries)
}

/** The texts among the values of a query. */
export function texts(search: unknown): Record<string, string> {
  if (typeof search !== 'object' || search === null) return {}
  const entries = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  )
  return Object.fromEntries(entries)
}
