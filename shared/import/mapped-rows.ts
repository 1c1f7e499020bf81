import type { ItemKind } from '#shared/items/cote.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'

import { foldedTitle } from './folded-title.ts'
import type { ImportField } from './import-fields.ts'
import type { FileRow, ImportCell, ImportFile } from './import-file.ts'
import type { ImportRow } from './import-row.ts'
import type { Mapping } from './mapping.ts'
import { withBrackets } from './placeholders.ts'
import { readCell, readKind } from './read-cells.ts'

/** The rows of a file as items' fields, each with the earlier one that is about the same item. */
export function rowsOf(file: ImportFile, mapping: Mapping): ImportRow[] {
  const firstOf = new Map<string, number>()
  return file.lignes.map((row) => {
    const { ligne, faute } = row
    const champs = fieldsOf(row, mapping, file.propre)
    const kind = kindOf(row, mapping, champs)
    const name = faute === null ? nameOf(kind, champs) : null
    const doublon = (name === null ? undefined : firstOf.get(name)) ?? null
    if (name !== null && doublon === null) firstOf.set(name, ligne)
    return { ligne, kind, champs, doublon, faute }
  })
}

/** A file with another value in one cell. */
export function withCell(
  file: ImportFile,
  { ligne, champ, valeur }: { ligne: number; champ: ImportField; valeur: ImportCell },
  { champs }: Mapping,
): ImportFile {
  const place = champs.indexOf(champ)
  return {
    ...file,
    lignes: file.lignes.map((row) =>
      row.ligne === ligne ? { ...row, cellules: row.cellules.with(place, valeur) } : row,
    ),
  }
}

type Fields = ImportRow['champs']

function fieldsOf(
  { cellules }: FileRow,
  { champs, emplacements }: Mapping,
  propre: boolean,
): Fields {
  const pairs = champs.flatMap((field, place): [ImportField, ImportCell][] => {
    if (field === null) return []
    const value = readCell(field, cellules[place] ?? null, { propre })
    const isText = field === 'prompt' && typeof value === 'string'
    return [[field === 'page' ? 'slug' : field, isText ? withBrackets(value, emplacements) : value]]
  })
  return Object.fromEntries(pairs)
}

function kindOf({ kind }: FileRow, mapping: Mapping, champs: Fields): ItemKind | null {
  if (mapping.kind !== 'ligne') return mapping.kind
  return readKind(champs.kind ?? null) ?? kind
}

/** By what a row is known again: its identifier, its address, else its title. */
function nameOf(kind: ItemKind | null, { id, slug, titre }: Fields): string | null {
  const [by, value] = isSaid(id) ? ['id', id] : isSaid(slug) ? ['slug', slug] : ['titre', titre]
  if (!isSaid(value)) return null
  return `${kind} ${by} ${by === 'titre' ? foldedTitle(value) : value.trim()}`
}

const isSaid = (value: unknown): value is string =>
  typeof value === 'string' && hasVisibleText(value)
