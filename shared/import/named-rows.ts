import { hasVisibleText } from '#shared/text/control-characters.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import type { ImportField } from './import-fields.ts'
import { type FileRow, type ImportCell, type ImportFile, importLimits } from './import-file.ts'
import { itemOfPage } from './page-address.ts'
import { fieldNamed, isOwnName } from './proposed-mapping.ts'

/** A row whose cells each say their column. */
export type NamedRow = Pick<FileRow, 'kind' | 'fichier' | 'faute'> & {
  cellules: Map<string, ImportCell>
}

/**
 * Rows as a table, with the columns of all of them in the order in which they come. Of others than ours
 * each may call a field as it likes.
 */
export function asTable(
  named: readonly NamedRow[],
  { propre }: Pick<ImportFile, 'propre'>,
): Pick<ImportFile, 'propre' | 'colonnes' | 'lignes'> {
  const rows = propre ? named : withOneColumnEach(named)
  const colonnes = fieldNames(rows, importLimits.columns)
  return {
    propre,
    colonnes,
    lignes: rows.map(({ kind, fichier, faute, cellules }, index) => ({
      ligne: index + 1,
      fichier,
      kind,
      faute,
      cellules: colonnes.map((name) => cellules.get(name) ?? null),
    })),
  }
}

/** Of foreign rows: several names may become one column. */
const maxForeignNames = 10 * importLimits.columns

function fieldNames(rows: readonly NamedRow[], most: number): string[] {
  const names = new Set<string>()
  for (const { cellules } of rows) {
    for (const name of cellules.keys()) names.add(name)
    if (names.size > most) {
      throw new UnreadableFile(
        `Les fiches ont plus de ${importLimits.columns}\u00a0champs différents.`,
      )
    }
  }
  return [...names]
}

/**
 * Rows in which the columns that become one field are one: in each row the first that has a value. A second
 * value of a row stays where it is, so that nothing is left out unseen.
 */
function withOneColumnEach(rows: readonly NamedRow[]): NamedRow[] {
  const names = fieldNames(rows, maxForeignNames)
  const columnOf = new Map<ImportField, string>()
  for (const name of names) {
    const field = fieldNamed(name)
    if (field !== null && (!columnOf.has(field) || isOwnName(name, field)))
      columnOf.set(field, name)
  }
  return rows.map((row) => {
    const cellules = new Map(row.cellules)
    for (const [name, value] of row.cellules) {
      const field = fieldNamed(name)
      const column = field === null ? undefined : columnOf.get(field)
      // The address of a page is no other address.
      if (column === undefined || column === name || itemOfPage(value) !== null) continue
      const isFree = isEmpty(cellules.get(column))
      if (isFree) cellules.set(column, value)
      if (isFree || isEmpty(value)) cellules.delete(name)
    }
    return { ...row, cellules }
  })
}

const isEmpty = (cell: ImportCell | undefined) =>
  cell === undefined || cell === null || (typeof cell === 'string' && !hasVisibleText(cell))
