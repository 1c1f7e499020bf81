import { importFields, importFieldsOf, type ImportField } from '#shared/import/import-fields.ts'
import type { ImportFile } from '#shared/import/import-file.ts'
import type { Seen } from '#shared/import/import-row.ts'
import type { FoundConvention, Mapping } from '#shared/import/mapping.ts'
import { fieldsForKind, foundConventions, proposeMapping } from '#shared/import/proposed-mapping.ts'
import type { RowOutcome, RowVerdict, VerdictCounts } from '#shared/import/verdict.ts'

/** A file whose columns are being given to fields. */
export type MappedFile = { file: ImportFile; mapping: Mapping; found: FoundConvention[] }

/** What was tried of it: nothing is written yet. */
export type TriedFile = MappedFile & { verdicts: RowVerdict[]; seconds: number }

/** A row that is to be written, and what its item was when it was tried. */
export type WritableRow = { ligne: number; vue: Seen }

/** What is written of it. */
export type WrittenFile = MappedFile & {
  /** Names the import, here and in the journal. */
  entree: string
  comptes: VerdictCounts
  aEcrire: WritableRow[]
  /** What became of the rows so far, in their order. */
  faites: RowOutcome[]
  /** It was taken back. */
  annule: boolean
}

/** Where an import stands: its four steps. */
export type ImportWork =
  | { etape: 'fichier' }
  | ({ etape: 'colonnes' } & MappedFile)
  | ({ etape: 'essai' } & TriedFile)
  | ({ etape: 'import' } & WrittenFile)

/** A file that was read, with the columns as they are probably meant. */
export function beginWork(file: ImportFile): ImportWork {
  const { mapping, emplacements } = proposeMapping(file)
  return { etape: 'colonnes', file, mapping, found: emplacements }
}

/** The rows that an import would write, in the order of the file. */
export const writableRows = (verdicts: readonly RowVerdict[]): WritableRow[] =>
  verdicts.flatMap((row) => {
    if (row.verdict === 'nouveau') return { ligne: row.ligne, vue: null }
    return row.verdict === 'modifie' ? { ligne: row.ligne, vue: row.vue } : []
  })

/** The fields that a column of these rows can become. */
export const fieldsFor = (kind: Mapping['kind']): ImportField[] =>
  kind === 'ligne' ? [...importFields] : importFieldsOf(kind).filter((field) => field !== 'kind')

/** The same file with a column that becomes another field, which the column that had it gives up. */
export function withField(
  work: MappedFile,
  place: number,
  field: ImportField | null,
): MappedFile & { gaveUp: string | null } {
  const former = field === null ? -1 : work.mapping.champs.indexOf(field)
  const champs = work.mapping.champs.map((own, index) =>
    index === place ? field : index === former ? null : own,
  )
  const gaveUp = former === -1 || former === place ? null : (work.file.colonnes[former] ?? null)
  return { ...withFields(work, champs), gaveUp }
}

/** The same file with rows of another kind. */
export function withKind(work: MappedFile, kind: Mapping['kind']): MappedFile {
  const champs = fieldsForKind(work.file, work.mapping, kind)
  return withFields({ ...work, mapping: { ...work.mapping, kind } }, champs)
}

function withFields({ file, mapping, found }: MappedFile, champs: Mapping['champs']): MappedFile {
  if (champs.indexOf('prompt') === mapping.champs.indexOf('prompt')) {
    return { file, mapping: { ...mapping, champs }, found }
  }
  // Other texts have other brackets.
  const others = foundConventions(file, champs)
  const sure = others.filter(({ doute }) => doute === null)
  const emplacements = sure.map(({ convention }) => convention)
  return { file, mapping: { ...mapping, champs, emplacements }, found: others }
}
