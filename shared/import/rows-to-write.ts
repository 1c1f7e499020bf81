import type { ImportRow, Seen } from './import-row.ts'
import type { RowVerdict } from './verdict.ts'

/** A row with what was seen of its item when it was tried. */
export type SeenRow = ImportRow & { vue: Seen }

/** The rows that make or change something: those that are refused or the same are left out. */
export function rowsToWrite(
  rows: readonly ImportRow[],
  verdicts: readonly RowVerdict[],
): SeenRow[] {
  const byRow = new Map(verdicts.map((verdict) => [verdict.ligne, verdict]))
  return rows.flatMap((row): SeenRow[] => {
    const verdict = byRow.get(row.ligne)
    if (verdict?.verdict === 'nouveau') return [{ ...row, vue: null }]
    return verdict?.verdict === 'modifie' ? [{ ...row, vue: verdict.vue }] : []
  })
}
