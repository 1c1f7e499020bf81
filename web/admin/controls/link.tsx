import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { navigationOf } from './navigation.ts'

/** An address of the administration, without its query. */
export type AdminPath = '/secure-admin-panel' | `/secure-admin-panel/${string}`

type AdminLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: AdminPath
  search?: Record<string, string>
  /** Current on this very address alone, not on those below it. */
  isExact?: boolean
}

/** A link within the administration; the router marks it `aria-current="page"` where it leads here. */
export function AdminLink({ to, search, isExact = false, ...attributes }: AdminLinkProps) {
  return (
    // The router types of the public site know nothing of these addresses.
    <Link<AnyRouter, string, string>
      {...attributes}
      to={to}
      search={search ?? {}}
      activeOptions={{ exact: isExact, includeSearch: false }}
    />
  )
}

type NavigateOptions = { search?: Record<string, string>; replace?: boolean; ignoreGuard?: boolean }

/** Goes to an address of the administration. */
export function useAdminNavigate() {
  const navigate = navigationOf(useRouter())
  return (
    to: AdminPath,
    { search = {}, replace = false, ignoreGuard = false }: NavigateOptions = {},
  ) => navigate({ to, search, replace, ignoreBlocker: ignoreGuard })
}
