import { categorySlug } from '#shared/categories/category-slug.ts'
import { itemKinds } from '#shared/items/cote.ts'

import { type ImportField, importColumns, importFields, importFieldsOf } from './import-fields.ts'
import type { ImportCell, ImportFile } from './import-file.ts'
import type { FoundConvention, Mapping } from './mapping.ts'
import { itemOfPage } from './page-address.ts'
import { findConventions } from './placeholders.ts'
import { readKind } from './read-cells.ts'

const fieldOfName = new Map<string, ImportField>(
  importFields.flatMap((field) =>
    [
      categorySlug(field),
      categorySlug(importColumns[field].label),
      ...importColumns[field].otherNames,
    ].map((name): [string, ImportField] => [name, field]),
  ),
)

/** The field that a column of this name becomes, whichever the kind of its rows. */
export const fieldNamed = (name: string): ImportField | null =>
  fieldOfName.get(categorySlug(name)) ?? null

/** Whether a column is called as its field is here. */
export const isOwnName = (name: string, field: ImportField): boolean =>
  categorySlug(field) === categorySlug(name)

/** How a file is probably meant, and what is to be filled in in its texts. */
export function proposeMapping(file: ImportFile): {
  mapping: Mapping
  emplacements: FoundConvention[]
} {
  const kind = proposedKind(file)
  const champs = proposedFields(file, kind)
  const emplacements = foundConventions(file, champs)
  const sure = emplacements.filter(({ doute }) => doute === null)
  return {
    mapping: {
      kind,
      champs,
      // The texts of this catalogue are as they are meant.
      emplacements: file.propre ? [] : sure.map(({ convention }) => convention),
      options: { categorie: null, description: 'debut', statut: 'brouillon' },
    },
    emplacements,
  }
}

/** What is to be filled in in the texts of a file, whose columns are those fields. */
export function foundConventions(
  { lignes }: ImportFile,
  champs: Mapping['champs'],
): FoundConvention[] {
  const place = champs.indexOf('prompt')
  if (place === -1) return []
  const cells = lignes.map(({ cellules }) => cellules[place])
  return findConventions(cells.filter((cell) => typeof cell === 'string'))
}

function proposedKind({ colonnes, lignes }: ImportFile): Mapping['kind'] {
  const kinds = new Set(lignes.flatMap(({ kind, faute }) => (faute === null ? [kind] : [])))
  const [only] = kinds
  if (kinds.size > 1 || colonnes.some((name, place) => isKindColumn(name, lignes, place))) {
    return 'ligne'
  }
  if (only) return only
  const fields = colonnes.map(fieldNamed).filter((field) => field !== null)
  const named = new Set(fields.map((field) => Object.keys(importColumns[field].fieldOf).join()))
  return named.has('gpt') && !named.has('prompt') ? 'gpt' : 'prompt'
}

const isKindColumn = (name: string, lignes: ImportFile['lignes'], place: number) =>
  ['kind', 'nature', 'type', 'type-de-fiche'].includes(categorySlug(name)) &&
  valuesAt(lignes, place).every((cell) => readKind(cell) !== null)

const valuesAt = (lignes: ImportFile['lignes'], place: number): ImportCell[] =>
  lignes.flatMap(({ cellules }) => {
    const cell = cellules[place]
    return cell === undefined || cell === null || cell === '' ? [] : [cell]
  })

/** The fields of the columns for rows of another kind. A column that was mapped by hand keeps a field that the kind has. */
export function fieldsForKind(
  file: ImportFile,
  { kind: former, champs }: Mapping,
  kind: Mapping['kind'],
): Mapping['champs'] {
  const before = proposedFields(file, former)
  const byHand = champs.map((field, place) =>
    field !== before[place] && field !== null && isOf(kind, field) ? field : null,
  )
  return proposedFields(file, kind).map((proposed, place) => {
    if (champs[place] !== before[place]) return byHand[place] ?? null
    return byHand.includes(proposed) ? null : proposed
  })
}

/** Each field for the first column that asks for it, by its own name before any other. */
function proposedFields({ colonnes, lignes, propre }: ImportFile, kind: Mapping['kind']) {
  const asked = colonnes.map((name, place) => {
    if (isKindColumn(name, lignes, place)) return 'kind'
    const values = valuesAt(lignes, place)
    const isOfPages = values.length > 0 && values.every((cell) => itemOfPage(cell) !== null)
    if (isOfPages) return colonnes.includes('slug') ? null : 'page'
    const field = fieldNamed(name)
    if (field === 'kind' || field === 'page') return null
    // Others number their rows: only an identifier of ours is one.
    if (field === 'id') return propre ? field : null
    return field !== null && isOf(kind, field) ? field : null
  })
  return asked.map((field, place) => {
    if (field === null) return null
    const rivals = asked.flatMap((other, index) => (other === field ? [index] : []))
    const chosen = rivals.find((index) => isOwnName(colonnes[index] ?? '', field)) ?? rivals[0]
    return chosen === place ? field : null
  })
}

const isOf = (kind: Mapping['kind'], field: ImportField) =>
  (kind === 'ligne' ? itemKinds : [kind]).some((one) => importFieldsOf(one).includes(field))
