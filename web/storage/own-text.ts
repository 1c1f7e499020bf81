import { storedVersion } from './stored-version.ts'

/** The text of a prompt in this browser: the visitor's version, or else the catalogue's. */
export const ownText = (slug: string, original: string): string =>
  storedVersion(slug).get()?.text ?? original
