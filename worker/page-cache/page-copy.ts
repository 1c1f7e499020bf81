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

/** An answer, kept: its bytes and headers. */
export type PageCopy = Details & {
  body: ArrayBuffer
  etag: string
  /** Built once: a hit costs no more than its response. */
  hitHeaders: Headers
}

const browserCaching = 'public, max-age=0, must-revalidate'

/** Copies an answer; what it says of caching is replaced by what holds for a copy. */
export async function copyResponse(response: Response, stamp: Stamp): Promise<PageCopy> {
  const body = await response.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).slice(0, 12)
  const etag = `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  headers.set('cache-control', browserCaching)
  headers.set('etag', etag)
  return restoreCopy({ ...stamp, status: response.status, headers: [...headers] }, body)
}

/** The copy again, from what was stored of it. */
export function restoreCopy(details: Details, body: ArrayBuffer): PageCopy {
  const hitHeaders = new Headers(details.headers)
  hitHeaders.set('cache-status', 'site; hit')
  return { ...details, body, etag: hitHeaders.get('etag') ?? '', hitHeaders }
}

/** What is stored beside the bytes of a copy: text that a header can carry. */
export function writeDetails(copy: PageCopy): string {
  const { status, headers, version, freshUntil, validUntil } = copy
  const details: Details = { status, headers, version, freshUntil, validUntil }
  return encodeURIComponent(JSON.stringify(details))
}

/** Reads what `writeDetails` wrote. Throws where it is anything else. */
export function readDetails(text: string): Details {
  return detailsSchema.parse(JSON.parse(decodeURIComponent(text)))
}

/** Answers with a copy: in full, without its body to HEAD, or by saying that the browser has it. */
export function respondWith(copy: PageCopy, request: Request, status?: string): Response {
  const headers = status === undefined ? copy.hitHeaders : new Headers(copy.hitHeaders)
  if (status !== undefined) headers.set('cache-status', status)
  const known = copy.status === 200 ? request.headers.get('if-none-match') : null
  if (known !== null && known.includes(copy.etag))
    return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' || copy.body.byteLength === 0 ? null : copy.body
  return new Response(body, { status: copy.status, headers })
}
