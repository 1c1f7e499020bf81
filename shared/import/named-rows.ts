import {
  type FileRow,
  type ImportCell,
  type ImportFile,
  importLimits,
  UnreadableFile,
} from './import-file.ts'

/** A row whose cells each say their column. */
export type NamedRow = Pick<FileRow, 'kind' | 'fichier'> & { cellules: Map<string, ImportCell> }

/** Rows as a table, with the columns of all of them in the order in which they come. */
export function asTable(rows: readonly NamedRow[]): Pick<ImportFile, 'colonnes' | 'lignes'> {
  const colonnes = [...new Set(rows.flatMap(({ cellules }) => [...cellules.keys()]))]
  if (colonnes.length > importLimits.columns) {
    throw new UnreadableFile(
      `Les fiches ont ${colonnes.length}\u00a0champs différents, ${importLimits.columns} au plus.`,
    )
  }
  return {
    colonnes,
    lignes: rows.map(({ kind, fichier, cellules }, index) => ({
      ligne: index + 1,
      fichier,
      kind,
      cellules: colonnes.map((name) => cellules.get(name) ?? null),
    })),
  }
}
