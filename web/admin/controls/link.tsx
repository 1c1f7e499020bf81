import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import type { AdminPath, adminRoot } from '#shared/addresses/admin-screens.ts'
import type { Completude } from '#shared/admin/content-list.ts'
import type { Statut } from '#shared/items/statut.ts'

import { navigationOf } from './navigation.ts'

type ListPath = `${typeof adminRoot}/${'prompts' | 'gpts'}`

/** What leads to a part of a list. */
type ListSearch = { completude: Completude; statut?: Statut }

/** What the address of an editor may say: the list that leads to it, and its tab or the field to focus. */
export type ItemSearch = { liste: string; onglet?: string; champ?: string }

type SeoPath = `${typeof adminRoot}/seo-pages`

type SearchOf<To> = To extends ListPath
  ? ListSearch
  : To extends `${ListPath}/${string}`
    ? ItemSearch
    : To extends SeoPath
      ? { q: string }
      : never

type AdminLinkProps<To extends AdminPath> = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  search?: SearchOf<To>
  /** The same as an address has it, such as the way back to where one was. */
  query?: string | undefined
  /** Current on this very address alone, not on those below it. */
  isExact?: boolean
  /** Current only with its own query, too. */
  includesQuery?: boolean
}

/** A link within the administration; the router marks it `aria-current="page"` where it leads here. */
export function AdminLink<To extends AdminPath>({
  to,
  search,
  query,
  isExact = false,
  includesQuery = false,
  ...attributes
}: AdminLinkProps<To>) {
  return (
    // The router types of the public site know nothing of these addresses.
    <Link<AnyRouter, string, string>
      {...attributes}
      to={to}
      search={search ?? Object.fromEntries(new URLSearchParams(query))}
      activeOptions={{ exact: isExact, includeSearch: includesQuery }}
    />
  )
}

type NavigateOptions = {
  search?: Record<string, string>
  replace?: boolean
  ignoreGuard?: boolean
  /** Only the address changes: scroll position and focus stay. */
  isSameScreen?: boolean
}

/** Goes to an address of the administration. */
export function useAdminNavigate() {
  const navigate = navigationOf(useRouter())
  return (
    to: AdminPath,
    {
      search = {},
      replace = false,
      ignoreGuard = false,
      isSameScreen = false,
    }: NavigateOptions = {},
  ) =>
    navigate({
      to,
      search,
      replace,
      ignoreBlocker: ignoreGuard,
      ...(isSameScreen ? { resetScroll: false, state: { isSameScreen } } : {}),
    })
}
