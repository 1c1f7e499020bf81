import { UnreadableFile } from '#shared/text/unreadable-file.ts'

/** The most that one file may hold. Reading stops as soon as a file holds more. */
export const tableLimits = {
  fileBytes: 50_000_000,
  rows: 300_000,
  columns: 500,
  /** Maximum of all cells. A cell takes about 60 bytes of memory. */
  cells: 6_000_000,
  /** Characters of a row. A longer one is the rest of a file behind a quote that is never closed. */
  rowCharacters: 1_000_000,
  /** Characters that are inserted into a field. More would make it slow. */
  insertedCharacters: 200_000,
}

export const filterAdvice = 'Filtrez l’export, ou partagez-le en plusieurs fichiers.'

/** Refuses a file by its size in bytes, before it is read. */
export function assertFileSize(bytes: number): void {
  if (bytes <= tableLimits.fileBytes) return
  throw new UnreadableFile(
    `Ce fichier dépasse ${tableLimits.fileBytes / 1_000_000}\u00a0Mo. ${filterAdvice}`,
  )
}

export type Table = {
  /** The line above the names of its columns, as Google Analytics and Screaming Frog write it. */
  title: string | null
  columns: string[]
  /** Every row has a cell for each column. */
  rows: string[][]
}

export type TableFile = {
  /** An export of Google Analytics may hold several tables. */
  tables: Table[]
  /** Delimiter and encoding in French, such as «point-virgule, UTF-8». */
  format: string
  /** Lines above the first table that are no part of it. */
  headLines: number
  /** Rows with more or fewer cells than columns. */
  uneven: { count: number; firstLine: number } | null
}
