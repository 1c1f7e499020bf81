import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

import { slugSchema } from '#shared/text/slug.ts'

/** How many entries a page of a list has. */
export const pageSize = 100

/** The slug after which a page begins; the first page begins after none. */
export function readCursor(cursor: string | undefined): string {
  if (cursor === undefined) return ''
  const slug = slugSchema.safeParse(cursor)
  if (!slug.success) throw invalidCursor()
  return slug.data
}

export const invalidCursor = () =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, 'Curseur inconnu.')

/** A page of the entries that were read, one more than it holds, and the slug where the next begins. */
export function cutPage<Entry extends { slug: string }>(
  entries: Entry[],
): { entries: Entry[]; next: string | undefined } {
  const page = entries.slice(0, pageSize)
  return { entries: page, next: entries.length > pageSize ? page.at(-1)?.slug : undefined }
}
