import { keptVersion, type OwnVersion, versionPrefix } from './kept-version.ts'
import { keyedChanges, removeStored, storedSlugs, tellChanged } from './stored-changes.ts'
import type { ReadValue } from './stored-value.ts'

/** Maximum number of stored versions. A version is never evicted for another one, since it is handwritten. */
export const maxVersions = 100

/** Every version that is kept, the one changed last first. */
export const listVersions = (): OwnVersion[] =>
  storedSlugs(versionPrefix)
    .flatMap((slug) => keptVersion(slug).get() ?? [])
    .toSorted((a, b) => b.at - a.at)

/** Keeps a version in place of any other of its prompt. False when the browser refuses to. */
export const storeVersion = (version: OwnVersion): boolean => keptVersion(version.slug).set(version)

/** True if a version of this prompt can be stored. */
export const hasRoomFor = (slug: string): boolean =>
  keptVersion(slug).get() !== null || listVersions().length < maxVersions

/** Forgets the version of a prompt. False when the browser refuses to. */
export function forgetVersion(slug: string): boolean {
  const key = versionPrefix + slug
  if (!removeStored(key)) return false
  tellChanged(key)
  return true
}

const none: string[] = []
let known = none

/** The prompts with a version of the visitor's own, by their slugs. */
export const versionSlugs: ReadValue<string[]> = {
  get: () => {
    const now = storedSlugs(versionPrefix)
    // The same list as long as it says the same, as React asks of what it reads.
    if (now.join() !== known.join()) known = now
    return known
  },
  subscribe: keyedChanges((key) => key.startsWith(versionPrefix)),
  empty: none,
}
