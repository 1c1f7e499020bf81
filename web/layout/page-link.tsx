import type { RegisteredRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { searchString } from '../search-string.ts'

type ItemPath = `/${'prompt' | 'gpt' | 'categorie' | 'tag'}/${string}`

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: keyof RegisteredRouter['routesByPath'] | ItemPath
  search?: Record<string, string | undefined>
  /** The page that it leads to shows what is being read already. */
  keepsScroll?: boolean
}

/**
 * A link to another page of the site: an anchor and nothing else, which `followPageLinks` brings to
 * life. A page has hundreds, and the router's own component works each address out anew and has a dozen
 * hooks. Whoever knows that the page is the one shown says so with `aria-current`.
 */
export function PageLink({ to, search, keepsScroll, children, ...anchor }: PageLinkProps) {
  return (
    <a
      {...anchor}
      href={search ? to + searchString(search) : to}
      data-page={keepsScroll ? 'same' : ''}
    >
      {children}
    </a>
  )
}
