/** What is known of a kept page without reading it. */
export type KeptNote = {
  title: string
  description: string
  keywords: string
  /** Milliseconds since 1970: when its visitor last opened it, or asked for it. */
  visitedAt: number
  /** When the site last said that it is so. */
  checkedAt: number
}

/** A kept page by its address. */
export type KeptPage = KeptNote & { address: string }

/** The cache of pages, which outlives builds. */
export const pagesCacheName = 'pages-v1'
const noteHeader = 'x-kept'

/** A page as it is kept: the bytes and headers of an answer, and the note in a header of its own. */
export function keptCopy({ headers: given }: Response, body: BodyInit, note: KeptNote): Response {
  const headers = new Headers(given)
  // The body is here already, decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(noteHeader, encodeURIComponent(JSON.stringify(note)))
  return new Response(body, { headers })
}

/** The note of a kept page; null where there is none that can be read. */
export function readNote({ headers }: Response): KeptNote | null {
  try {
    const note: unknown = JSON.parse(decodeURIComponent(headers.get(noteHeader) ?? ''))
    return isNote(note) ? note : null
  } catch {
    return null
  }
}

const isNote = (note: unknown): note is KeptNote => {
  if (typeof note !== 'object' || note === null) return false
  const { title, description, keywords, visitedAt, checkedAt }: Record<string, unknown> = {
    ...note,
  }
  return (
    [title, description, keywords].every((text) => typeof text === 'string') &&
    [visitedAt, checkedAt].every((instant) => typeof instant === 'number')
  )
}

/** Every kept page of this browser. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCacheName)
  const requests = await cache.keys()
  const pages = await Promise.all(
    requests.map(async (request): Promise<KeptPage[]> => {
      const copy = await cache.match(request)
      const note = copy && readNote(copy)
      const { pathname, search } = new URL(request.url)
      return note ? [{ ...note, address: pathname + search }] : []
    }),
  )
  return pages.flat()
}
