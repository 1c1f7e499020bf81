import type { ImportCell, ImportFile } from '#shared/import/import-file.ts'

const shown = 120

/** A cell as a person reads it, and may type it again. */
export function wholeText(cell: ImportCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  const isList = Array.isArray(cell) && cell.every((one) => typeof one === 'string')
  return isList ? cell.join(' | ') : JSON.stringify(cell)
}

/** The beginning of it, on one line. */
export function cellText(cell: ImportCell): string {
  const text = wholeText(cell)
    .slice(0, shown * 4)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > shown ? `${text.slice(0, shown).toWellFormed()}…` : text
}

/** The first cell of a column that is not empty. */
export const firstSample = ({ lignes }: ImportFile, place: number): ImportCell =>
  lignes
    .map(({ cellules }) => cellules[place] ?? null)
    .find((cell) => wholeText(cell).trim() !== '') ?? null
