import { asRecord, parseTimestamp } from './read-record.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'

/** The text of a prompt as the visitor of this browser has changed it. */
export type OwnVersion = {
  slug: string
  text: string
  /** The catalogue's text that the version was made from. */
  original: string
  /** Time of the last change, in milliseconds. */
  at: number
}

/** Prefix of the storage keys. */
export const versionPrefix = 'version-v1:'
/** Maximum length in characters, equal to that of a catalogue text. */
export const versionMaxLength = 150_000

/** The visitor's version of a prompt; null for none. */
export const storedVersion = (slug: string): StoredValue<OwnVersion | null> =>
  createStoredValue(versionPrefix + slug, (data) => readVersion(slug, data))

/** Null if the stored data is not a version. */
export function readVersion(slug: string, data: unknown): OwnVersion | null {
  const { text, original, ...record } = asRecord(data)
  const at = parseTimestamp(record['at'])
  return isVersionText(text) && isVersionText(original) && at !== null
    ? { slug, text, original, at }
    : null
}

const isVersionText = (data: unknown): data is string =>
  typeof data === 'string' && data.trim() !== '' && data.length <= versionMaxLength
