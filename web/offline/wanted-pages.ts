import { listKeptValues } from '#web/storage/kept-values.ts'
import { selections } from '#web/storage/selections.ts'

import { wantedAddresses } from './kept-choice.ts'

/** What this browser's visitor wants at hand: the prompts that were begun, and the selection. */
export function wantedPages(): string[] {
  return wantedAddresses(
    listKeptValues().map(({ slug }) => `/prompt/${slug}`),
    selections
      .get()
      .lists.flatMap(({ items }) => items)
      .map(({ kind, slug }) => `/${kind}/${slug}`),
  )
}
