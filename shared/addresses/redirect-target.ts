import { pages } from '#shared/pages/pages.ts'

import { isAdminPath } from './admin-screens.ts'

const detailPath = /^\/(?:prompt|gpt)\/[a-z\d]+(?:-[a-z\d]+)*$/
/** A rooted path, then a query, of characters that no parser reads in two ways. */
const plainTarget = /^(\/(?!\/)[\w/-]*)(\?[\w\-.~%!$()*,;:@/?&=+]*)?$/
const maxLength = 2000

/**
 * Where a redirect that an address asks for may lead: a known page of this site, given as a path or with
 * the site's own host, with or without `www.`; the fallback for anything else.
 */
export function redirectTarget(
  target: string | null | undefined,
  siteOrigin: string,
  fallback = '/',
): string {
  if (!target || target.length > maxLength) return fallback
  const [, path, query = ''] = plainTarget.exec(withoutOrigin(target, siteOrigin)) ?? []
  return path !== undefined && isKnownPath(path) ? path + query : fallback
}

function withoutOrigin(target: string, siteOrigin: string): string {
  const bare = siteOrigin.replace(/^(https?:\/\/)www\./, '$1')
  const own = [bare, bare.replace('://', '://www.')]
  const origin = own.find((known) => target === known || target.startsWith(`${known}/`))
  return origin === undefined ? target : target.slice(origin.length) || '/'
}

const isKnownPath = (path: string) =>
  Object.hasOwn(pages, path) || detailPath.test(path) || isAdminPath(path)
