import { createStoredValue, type StoredValue } from './stored-value.ts'

/** The text of a prompt as the visitor of this browser has changed it. */
export type OwnVersion = {
  slug: string
  text: string
  /** The catalogue's text that it was made from: another one by now is told. */
  original: string
  /** When it was changed last, in milliseconds. */
  at: number
}

/** What the key of each begins with. */
export const versionPrefix = 'version-v1:'
/** In characters, as long as a text of the catalogue may be. */
export const versionMaxLength = 150_000

/** The visitor's version of a prompt; null for none. */
export const keptVersion = (slug: string): StoredValue<OwnVersion | null> =>
  createStoredValue(versionPrefix + slug, (data) => readVersion(slug, data))

/** Null for whatever is stored that is no version. */
export function readVersion(slug: string, data: unknown): OwnVersion | null {
  const { text, original, at }: Record<string, unknown> = Object(data)
  return isVersionText(text) && isVersionText(original) && typeof at === 'number'
    ? { slug, text, original, at }
    : null
}

const isVersionText = (data: unknown): data is string =>
  typeof data === 'string' && data.trim() !== '' && data.length <= versionMaxLength
