import type { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

/** The most that one import may hold. Reading stops as soon as a file holds more. */
export const importLimits = {
  fileBytes: 20_000_000,
  rows: 5000,
  columns: 100,
  /** Characters of a row: the longest item has a quarter of that, and the server takes no more at once. */
  rowCharacters: 1_000_000,
  /** Cells of a row of CSV, those of a text whose separators were not quoted among them. */
  rowCells: 10_000,
  /** Values of a whole JSON: a GPT with every section has 150. */
  values: 1_000_000,
  /** Characters before the text of a markdown file: the longest prompt, and the other fields. */
  headCharacters: 200_000,
}

/** A cell as the file has it: a text, or of JSON any value. */
export type ImportCell = z.infer<ReturnType<typeof z.json>>

/** A row of a file. */
export type FileRow = {
  /** Its number among the rows, from 1. */
  ligne: number
  /** The file of a folder that it came from. */
  fichier: string | null
  /** What it is, where the file itself says so. */
  kind: ItemKind | null
  /** In the order of the columns; null where the row has no such cell. */
  cellules: ImportCell[]
  /** Why it could not be read as the others, in words; it is refused then. */
  faute: string | null
}

/** What was read of a file, or of several of markdown. */
export type ImportFile = {
  nom: string
  source: 'csv' | 'json' | 'markdown'
  /** Delimiter and encoding in French, such as «point-virgule, UTF-8». */
  lecture: string
  /** An export of this catalogue: its lists and its cells are read as it writes them. */
  propre: boolean
  colonnes: string[]
  lignes: FileRow[]
}

/** Said of an import that holds too much. */
export const splitAdvice = 'partagez le fichier en plusieurs imports.'

export const tooManyRows = () =>
  new UnreadableFile(`Plus de ${formatNumber(importLimits.rows)}\u00a0lignes\u00a0: ${splitAdvice}`)

/** Refuses files by their number and their sizes in bytes, before any of them is read. */
export function refuseOversized(sizes: readonly number[]): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes > importLimits.fileBytes) {
    throw new UnreadableFile(
      `Plus de ${importLimits.fileBytes / 1_000_000}\u00a0Mo\u00a0: ${splitAdvice}`,
    )
  }
  if (sizes.length > importLimits.rows) {
    throw new UnreadableFile(
      `Plus de ${formatNumber(importLimits.rows)}\u00a0fichiers\u00a0: partagez-les en plusieurs imports.`,
    )
  }
}
