import type { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'

/** What one import may hold; more is imported in several. */
export const importLimits = { fileBytes: 20_000_000, rows: 5000, columns: 100 }

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
  /** How it was read, in words: «point-virgule, UTF-8». */
  lecture: string
  /** An export of this catalogue: its lists and its cells are read as it writes them. */
  propre: boolean
  colonnes: string[]
  lignes: FileRow[]
}

/** A file that cannot be imported; the message says why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
