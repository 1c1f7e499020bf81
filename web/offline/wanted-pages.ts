import { listKeptValues } from '#web/storage/kept-values.ts'
import { listVersions } from '#web/storage/own-versions.ts'
import { selections } from '#web/storage/selections.ts'

import { wantedAddresses } from './kept-choice.ts'

/** Pages to keep for the visitor: prompts with values or a version, and the selection. */
export function wantedPages(): string[] {
  return wantedAddresses(
    [...listKeptValues(), ...listVersions()]
      .toSorted((a, b) => b.at - a.at)
      .map(({ slug }) => `/prompt/${slug}`),
    selections
      .get()
      .lists.flatMap(({ items }) => items)
      .map(({ kind, slug }) => `/${kind}/${slug}`),
  )
}
