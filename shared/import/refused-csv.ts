import { csvHead, csvLine } from '#shared/text/csv.ts'

import type { ImportCell, ImportFile } from './import-file.ts'

/** By which such a file is known again. */
export const reasonColumn = 'raison du refus'

/** Refused rows as a file to correct and import again, each with its reason in a column of its own. */
export function refusedCsv(
  { colonnes, lignes }: ImportFile,
  reasons: ReadonlyMap<number, string>,
): string {
  const rows = lignes.flatMap(({ ligne, cellules }) => {
    const reason = reasons.get(ligne)
    return reason === undefined ? [] : [csvLine([...cellules.map(written), reason])]
  })
  return [csvHead([...colonnes, reasonColumn]), ...rows].join('')
}

const written = (cell: ImportCell): ImportCell =>
  typeof cell === 'string' || (Array.isArray(cell) && cell.every((one) => typeof one === 'string'))
    ? cell
    : cell === null
      ? ''
      : JSON.stringify(cell)
