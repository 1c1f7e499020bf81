import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'

import { markdownPath, readItemPath } from '#shared/addresses/markdown-path.ts'

/**
 * The request that is meant: who asks for an item's page and takes markdown rather than HTML gets its
 * markdown version. Decided before any copy is looked for, since an address alone says which copy it is.
 */
export function withMarkdownAddress(request: Request): Request {
  // Most visits ask for another page, and to read a header costs as much as to find their copy.
  if (!itemAddress.test(request.url)) return request
  const accept = request.headers.get('accept')
  if (!accept?.toLowerCase().includes('text/markdown')) return request
  const url = new URL(request.url)
  const item = readItemPath(url.pathname)
  if (!item || !prefersMarkdown(accept)) return request
  url.pathname = markdownPath(item.kind, item.slug)
  return new Request(url, request)
}

const itemAddress = /\/(?:prompt|gpt)\//

/**
 * The better weight wins; of equal ones what is named first, and a browser names only HTML. The types
 * are read in that very order.
 */
function prefersMarkdown(accept: string): boolean {
  const accepted = parseAccept(accept.toLowerCase())
  const markdown = accepted.find(({ type }) => type === 'text/markdown')
  if (!markdown || markdown.q === 0) return false
  const [html] = htmlTypes.flatMap((type) => accepted.find((one) => one.type === type) ?? [])
  return !html || accepted.indexOf(markdown) < accepted.indexOf(html)
}

/** What stands for HTML, the most exact first. */
const htmlTypes = ['text/html', 'application/xhtml+xml', 'text/*', '*/*']

/** Tells caches on the way that the page of an item depends on what its visitor takes. */
export const variesByAccept = createMiddleware(async (c, next) => {
  await next()
  if (readItemPath(c.req.path)) c.res.headers.append('vary', 'accept')
})
