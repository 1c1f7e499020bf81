import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { z } from 'zod'

const detailsSchema = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** The content version that it was made of. */
  version: z.number(),
  /** Milliseconds since 1970: from then on it is made anew behind the next visitor's back. */
  freshUntil: z.number(),
  /** From then on it shows another day's selection, and is made anew before it is shown. */
  validUntil: z.number(),
})

/** What is known of an answer besides its bytes. */
type Details = z.infer<typeof detailsSchema>

/** How fresh what it was made of was: the content version, and until when the copy may be used. */
export type Stamp = Pick<Details, 'version' | 'freshUntil' | 'validUntil'>

/**
 * What a response is made of. Made once, since nothing is as dear in a hit as its response: the platform
 * copies bytes that it is given, and keeps them until it collects garbage, but reads a stream of them
 * and lets go; and it takes a status and headers sooner from a response than from a list of them.
 */
type Form = { body: Blob; head: Response }

/** An answer, kept: its bytes and headers. */
export type CachedPage = Details &
  Form & {
    etag: string
    /** The same in gzip, once it is given often. */
    zipped?: Form
    /** How often it was given. */
    hits: number
  }

const browserCaching = 'public, max-age=0, must-revalidate'
/** Less fits into one packet either way. */
const leastZippedBytes = 1400

/** Copies an answer; what it says of caching is replaced by what holds for a copy. */
export async function cacheResponse(response: Response, stamp: Stamp): Promise<CachedPage> {
  const bytes = await response.arrayBuffer()
  const body = new Blob([bytes])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12)
  const etag = `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  headers.set('cache-control', browserCaching)
  headers.set('etag', etag)
  if (isWorthZipping(headers, body)) headers.append('vary', 'accept-encoding')
  return restoreCachedPage({ ...stamp, status: response.status, headers: [...headers] }, body)
}

/** The copy again, from what was stored of it. */
export function restoreCachedPage(details: Details, body: Blob): CachedPage {
  const headers = new Headers(details.headers)
  headers.set('cache-status', 'site; hit')
  const head = headWith(details.status, headers)
  return { ...details, body, etag: headers.get('etag') ?? '', head, hits: 0 }
}

/** The copy with its bytes in gzip beside them; the copy itself where that would save nothing. */
export async function zipCachedPage(copy: CachedPage): Promise<CachedPage> {
  if (!isWorthZipping(copy.head.headers, copy.body)) return copy
  const headers = new Headers(copy.head.headers)
  headers.set('content-encoding', 'gzip')
  // Other bytes with the same meaning have no strong tag in common.
  headers.set('etag', `W/${copy.etag}`)
  return { ...copy, zipped: { body: await gzip(copy.body), head: headWith(copy.status, headers) } }
}

/** Tells the platform as well that the body is encoded already, where its headers say that it is. */
function headWith(status: number, headers: Headers): Response {
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' }
  return new Response(null, init)
}

/** Bytes in gzip. */
export function gzip(body: Blob): Promise<Blob> {
  return new Response(body.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

const isWorthZipping = (headers: Headers, body: Blob) =>
  body.size >= leastZippedBytes &&
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')

/** What is stored beside the bytes of a copy: text that a header can carry. */
export function writeDetails(copy: CachedPage): string {
  const { status, headers, version, freshUntil, validUntil } = copy
  const details: Details = { status, headers, version, freshUntil, validUntil }
  return encodeURIComponent(JSON.stringify(details))
}

/** Reads what `writeDetails` wrote. Throws where it is anything else. */
export function readDetails(text: string): Details {
  return detailsSchema.parse(JSON.parse(decodeURIComponent(text)))
}

/** Answers with a copy: in full, without its body to HEAD, or by saying that the browser has it. */
export function respondWith(copy: CachedPage, request: Request, status?: string): Response {
  const { headers: asked, method } = request
  const { body, head: own } = (takesGzip(asked) ? copy.zipped : undefined) ?? copy
  const head = status === undefined ? own : withCacheStatus(own, status)
  if (copy.status === 200 && matchesEtag(asked.get('if-none-match'), copy.etag))
    return new Response(null, { status: 304, headers: head.headers })
  const isEmpty = method === 'HEAD' || body.size === 0
  return new Response(isEmpty ? null : body.stream(), head)
}

/** Weak comparison (RFC 9110, 13.1.2): a tag and its weak form are equal. */
const matchesEtag = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

function withCacheStatus(head: Response, status: string): Response {
  const headers = new Headers(head.headers)
  headers.set('cache-status', status)
  return headWith(head.status, headers)
}

/** Unless it says that it takes none (`gzip;q=0`). */
const takesGzip = (headers: Headers) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get('accept-encoding') ?? '')
