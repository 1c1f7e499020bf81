import {
  readGptsQuery,
  readNewsQuery,
  readPlanQuery,
  readPromptsQuery,
} from '#shared/lists/list-query.ts'
import { type Page, type PagePath, pages } from '#shared/pages/pages.ts'
import { isSlug } from '#shared/text/slug-shape.ts'
import { searchString } from '#web/navigation/search-string.ts'

type QueryReader = (query: Readonly<Record<string, unknown>>) => Record<string, string | undefined>

const queryReaders: Record<Exclude<NonNullable<Page['query']>, 'search'>, QueryReader> = {
  prompts: readPromptsQuery,
  gpts: readGptsQuery,
  news: readNewsQuery,
  plan: readPlanQuery,
}

/**
 * What a public page is kept under: its path and what its page reads of the query, without the
 * fragment, which may carry a visitor's values. Null for whatever is never kept: the administration and
 * its previews, calls, searches, files, and every address that is no page of the site.
 */
export function keptAddress({ pathname, searchParams }: URL): string | null {
  if (isSlugPath(pathname)) return pathname
  if (!isPagePath(pathname)) return null
  const { query } = pages[pathname]
  if (query === undefined) return pathname
  if (query === 'search') return null
  const fields = queryReaders[query](Object.fromEntries(searchParams))
  return fields['q'] === undefined ? pathname + searchString(fields) : null
}

/** Whether an address is a page of the search, which needs the site: what is kept is searched instead. */
export const isSearchPage = ({ pathname }: URL): boolean =>
  isPagePath(pathname) && pages[pathname].kind === 'search'

/** The kind and the slug of an item's page; null for any other address. */
export function keptItem(address: string): { kind: 'prompt' | 'gpt'; slug: string } | null {
  const [, kind, slug = ''] = slugPath.exec(address) ?? []
  return kind === 'prompt' || kind === 'gpt' ? { kind, slug } : null
}

const slugPath = /^\/(prompt|gpt|categorie|tag|parcours)\/([^/?]+)$/
const isSlugPath = (path: string) => isSlug(slugPath.exec(path)?.[2] ?? '')
const isPagePath = (path: string): path is PagePath => Object.hasOwn(pages, path)
