import { keyedChanges, removeAndNotify, storedSlugs } from './stored-changes.ts'
import type { ReadValue } from './stored-value.ts'
import { type OwnVersion, readVersion, storedVersion, versionPrefix } from './stored-version.ts'

/** Maximum number of stored versions. A version is never evicted for another one, since it is handwritten. */
export const maxVersions = 100

/** Every stored version, latest change first. */
export const listVersions = (): OwnVersion[] =>
  storedSlugs(versionPrefix)
    .flatMap((slug) => storedVersion(slug).get() ?? [])
    .toSorted((a, b) => b.at - a.at)

/** Replaces the version of a prompt. False if it could not be read back, or if the browser refuses. */
export const storeVersion = (version: OwnVersion): boolean =>
  readVersion(version.slug, version) !== null && storedVersion(version.slug).set(version)

/** True if a version of this prompt can be stored. */
export const hasRoomFor = (slug: string): boolean =>
  storedVersion(slug).get() !== null || listVersions().length < maxVersions

/** Removes the version of a prompt. False if the browser refuses. */
export const forgetVersion = (slug: string): boolean => removeAndNotify(versionPrefix + slug)

const none: string[] = []
let known = none

/** Slugs of the prompts that have a version of the visitor. */
export const versionSlugs: ReadValue<string[]> = {
  get: () => {
    const now = storedSlugs(versionPrefix)
    // useSyncExternalStore needs a stable reference.
    if (now.join() !== known.join()) known = now
    return known
  },
  subscribe: keyedChanges((key) => key.startsWith(versionPrefix)),
  empty: none,
}
