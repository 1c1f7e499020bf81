import type { ComponentProps } from 'react'

import type {
  DocumentQuery,
  GptsQuery,
  NewsQuery,
  PlanQuery,
  PromptsQuery,
  SearchQuery,
} from '#shared/lists/list-query.ts'
import type { PagePath } from '#shared/pages/pages.ts'

import { searchString } from './search-string.ts'

type ItemPath = `/${'prompt' | 'gpt' | 'categorie' | 'tag' | 'parcours'}/${string}`
type Destination = PagePath | ItemPath

/** What the address of a page may say besides its path. */
type Searches = {
  '/prompts': PromptsQuery
  '/gpts': GptsQuery
  '/recherche': SearchQuery
  '/nouveautes': NewsQuery
  '/plan-du-site': PlanQuery
  '/selection/document': DocumentQuery
}

type PageLinkProps<To extends Destination> = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  search?: To extends keyof Searches ? Searches[To] : never
  /** Id of a section of the page. */
  hash?: string
  /** The page that it leads to shows what is being read already. */
  keepsScroll?: boolean
}

/**
 * A link to another page of the site: an anchor and nothing else, which `followPageLinks` brings to
 * life. A page has hundreds, and the router's own component works each address out anew and has a dozen
 * hooks. Whoever knows that the page is the one shown says so with `aria-current`.
 */
export function PageLink<To extends Destination>({
  to,
  search,
  hash,
  keepsScroll,
  children,
  ...anchor
}: PageLinkProps<To>) {
  return (
    <a
      {...anchor}
      href={to + (search ? searchString(search) : '') + (hash ? `#${hash}` : '')}
      data-page={keepsScroll ? 'same' : ''}
    >
      {children}
    </a>
  )
}
