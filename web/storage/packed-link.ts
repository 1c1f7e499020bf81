import { packText, unpackText } from './packed-text.ts'

/** Longer links are cut by the programs they travel through. */
export const linkMaxLength = 8000

export class LinkTooLongError extends Error {
  override name = 'LinkTooLongError'
}

/**
 * The address that begins so and carries a text; fails with `LinkTooLongError`, too, where more comes out of
 * it than its reader takes.
 */
export async function packedLink(
  beginning: string,
  text: string,
  maxTextBytes: number,
): Promise<string> {
  const link = beginning + (await packText(text))
  if (link.length > linkMaxLength || new Blob([text]).size > maxTextBytes)
    throw new LinkTooLongError()
  return link
}

/** The text that a fragment carries after this prefix, null when it cannot be read. */
export async function readPackedFragment(
  fragment: string,
  prefix: string,
  maxTextBytes: number,
): Promise<string | null> {
  if (!fragment.startsWith(prefix) || fragment.length > linkMaxLength) return null
  return unpackText(fragment.slice(prefix.length), maxTextBytes)
}
