import { rowsPerTry, rowsPerWrite, slicesOf } from '#shared/import/import-row.ts'
import type { ImportRow, Seen } from '#shared/import/import-row.ts'
import { rowsOf } from '#shared/import/mapped-rows.ts'
import type { ImportOptions, Mapping } from '#shared/import/mapping.ts'
import { proposeMapping } from '#shared/import/proposed-mapping.ts'
import { readImportFiles } from '#shared/import/read-files.ts'
import { rowsToWrite, type SeenRow } from '#shared/import/rows-to-write.ts'
import type { RowOutcome, RowVerdict } from '#shared/import/verdict.ts'
import type { ChosenFile } from '#shared/tables/decode-file.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import type { Database } from '#worker/database/db.ts'

type Caller = Pick<ReturnType<typeof asAdmin>, 'admin'>

/** A file of text as it would be chosen. */
export const chosen = (nom: string, text: string): ChosenFile => ({
  nom,
  octets: new TextEncoder().encode(text),
})

/** A file as its rows, by the mapping that is proposed but for what a test says of it. */
export async function proposedRows(
  files: ChosenFile[],
  change: (mapping: Mapping) => Mapping = (mapping) => mapping,
): Promise<{ rows: ImportRow[]; options: ImportOptions }> {
  const file = await readImportFiles(files)
  const mapping = change(proposeMapping(file).mapping)
  return { rows: rowsOf(file, mapping), options: mapping.options }
}

/** What would become of all rows. */
export async function tried(
  { admin }: Caller,
  { rows, options }: { rows: ImportRow[]; options: ImportOptions },
): Promise<RowVerdict[]> {
  const verdicts: RowVerdict[] = []
  for (const lignes of slicesOf(rows, rowsPerTry)) {
    verdicts.push(...(await admin.import.preview({ lignes, options })))
  }
  return verdicts
}

/** Tries and writes all rows but those that are refused or the same. */
export async function imported(
  db: Database,
  { rows, options }: { rows: ImportRow[]; options: ImportOptions },
  { entree = crypto.randomUUID(), caller = asAdmin(db) }: { entree?: string; caller?: Caller } = {},
): Promise<{ entree: string; outcomes: RowOutcome[] }> {
  const verdicts = await tried(caller, { rows, options })
  const meant = rowsToWrite(rows, verdicts)
  const outcomes: RowOutcome[] = []
  for (const lignes of slicesOf(meant, rowsPerWrite)) {
    outcomes.push(
      ...(await caller.admin.import.write({ entree, fichier: 'essai.csv', lignes, options })),
    )
  }
  return { entree, outcomes }
}

/** Rows as they are sent to be written, with what was seen of their items. */
export const seenRows = (rows: readonly ImportRow[], vue: Seen = null): SeenRow[] => {
  const seen: SeenRow[] = []
  for (const row of rows) seen.push({ ...row, vue })
  return seen
}
