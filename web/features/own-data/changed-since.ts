import { mergedData, overflow } from './merge-data.ts'
import { type OwnData, presentData } from './own-data.ts'

/** What was kept before, beside what was typed, written, put aside and chosen since; null where that is too much. */
export function besideChanges(before: OwnData, after: OwnData): OwnData | null {
  const given = mergedData(before, changedSince(after))
  return overflow(given) === null ? given : null
}

function changedSince({
  profiles,
  kept,
  checked,
  versions,
  selections: { lists },
}: OwnData): Partial<OwnData> {
  const now = presentData()
  const known = new Set(
    [...profiles, ...kept, ...checked, ...versions, ...lists].map((one) => JSON.stringify(one)),
  )
  const isChanged = (one: object) => !known.has(JSON.stringify(one))
  const changedLists = now.selections.lists.filter(isChanged)
  return {
    profiles: now.profiles.filter(isChanged),
    kept: now.kept.filter(isChanged),
    checked: now.checked.filter(isChanged),
    versions: now.versions.filter(isChanged),
    ...(changedLists.length > 0 && { selections: { ...now.selections, lists: changedLists } }),
    client: now.client,
    assistant: now.assistant,
  }
}
