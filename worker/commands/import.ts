import { writeFile } from 'node:fs/promises'

import { type Ending, runInterruptible } from '#drizzle/backup/interruptible.ts'
import { ask, isAnswered, showProgress } from '#drizzle/backup/terminal.ts'
import { openChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { diskAdvice, isDiskFailure, SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'
import { rowsPerTry, rowsPerWrite, slicesOf } from '#shared/import/import-row.ts'
import { rowsOf } from '#shared/import/mapped-rows.ts'
import { proposeMapping } from '#shared/import/proposed-mapping.ts'
import { readImportFiles } from '#shared/import/read-files.ts'
import { refusedCsv } from '#shared/import/refused-csv.ts'
import { rowsToWrite } from '#shared/import/rows-to-write.ts'
import type { RowOutcome, RowVerdict } from '#shared/import/verdict.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'
import { clientOf, type Database, databaseOn } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { tryRows } from '#worker/services/import/try-rows.ts'
import { undoImport } from '#worker/services/import/undo-import.ts'
import { readWritten, writeRows } from '#worker/services/import/write-rows.ts'

import { readChosenFiles } from './chosen-files.ts'
import { findEditor } from './command-editor.ts'
import { formatMapping, formatOutcomes, formatVerdicts } from './format-import.ts'
import { askedMapping, type ImportRequest, readRequest } from './import-request.ts'

type FileRequest = Extract<ImportRequest, { undo: null }>

/** An import that began to write; else nothing was changed. */
let begun: { id: string; done: number; total: number } | undefined

await runInterruptible(
  async (ending) => {
    const request = readRequest(process.argv.slice(2))
    const read = request.undo === null ? await readRows(request) : undefined
    const database = await openChosenDatabase()
    ending.onEnd(database.stop)
    const client = await connectDatabase(database.url, database.authToken)
    await applyMigrations(client, { withRemovals: false })
    const db = databaseOn(clientOf(client))
    const work = { db, editor: await findEditor(db, request.as) }
    try {
      if (read && request.undo === null) await importRows(work, read, request, ending)
      else if (request.undo !== null) await undo(work, request.undo, ending)
    } catch (error) {
      if (begun && isDiskFailure(error)) throw new SetupError(`${diskAdvice}. ${goingOn(begun)}`)
      throw error instanceof AppError ? new SetupError(error.message) : error
    }
  },
  () => (begun ? `Stopped: ${goingOn(begun)}` : 'Stopped: nothing was changed.'),
)

function goingOn({ id, done, total }: NonNullable<typeof begun>): string {
  return `${done} of ${total} rows are written. Go on with the same command and --resume ${id}`
}

type Work = { db: Database; editor: () => Editor }
type Read = Awaited<ReturnType<typeof readRows>>

/** Reads the rows of a file, and prints what its columns become. */
async function readRows(request: FileRequest) {
  try {
    const file = await readImportFiles(await readChosenFiles(request.path))
    const proposed = proposeMapping(file)
    const mapping = askedMapping(file, proposed, request)
    print(formatMapping(file, mapping, proposed.emplacements))
    return { file, options: mapping.options, rows: rowsOf(file, mapping) }
  } catch (error) {
    throw error instanceof UnreadableFile ? new SetupError(error.message) : error
  }
}

async function importRows(
  work: Work,
  { file, options, rows }: Read,
  request: FileRequest,
  ending: Ending,
): Promise<void> {
  const startedAt = performance.now()
  const entree = request.resume ?? crypto.randomUUID()
  const written = new Set(await readWritten(work.db, work.editor(), entree))
  const left = rows.filter(({ ligne }) => !written.has(ligne))
  const verdicts = await tryAll(work, { rows: left, options }, ending)
  if (!verdicts) return
  print(formatVerdicts(verdicts, { isPublished: options.statut === 'valide' }))
  print(`Tried in ${seconds(startedAt)} s`)
  if (request.refused !== undefined) {
    await writeFile(request.refused, refusedCsv(file, reasonsOf(verdicts)))
    print(`The refused rows are in ${request.refused}`)
  }
  const meant = rowsToWrite(left, verdicts)
  if (meant.length === 0) {
    print('Nothing to import')
    return
  }
  if (!request.isSure) await refuseUnlessAgreed(meant.length)
  print(`Writing ${meant.length} rows; should it be stopped: --resume ${entree}`)
  const writingAt = performance.now()
  begun = { id: entree, done: written.size, total: written.size + meant.length }
  const advance = showProgress('Importing')
  const outcomes: RowOutcome[] = []
  for (const lignes of slicesOf(meant, rowsPerWrite)) {
    if (ending.signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop -- one write after the other, so that it can be followed
    const made = await writeRows(work.db, work.editor(), {
      entree,
      fichier: file.nom.slice(0, 200),
      lignes,
      options,
    })
    outcomes.push(...made.lignes)
    begun.done += lignes.length
    advance(outcomes.length, meant.length)
  }
  print(formatOutcomes(outcomes))
  print(`Written in ${seconds(writingAt)} s. To take it back: npm run import -- --undo ${entree}`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

/** The verdict of every row; nothing where it was asked to end before. */
async function tryAll(
  { db, editor }: Work,
  { rows, options }: Pick<Read, 'rows' | 'options'>,
  ending: Ending,
): Promise<RowVerdict[] | undefined> {
  const advance = showProgress('Trying')
  const verdicts: RowVerdict[] = []
  for (const lignes of slicesOf(rows, rowsPerTry)) {
    if (ending.signal.aborted) return undefined
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be followed
    verdicts.push(...(await tryRows(db, editor(), { lignes, options })))
    advance(verdicts.length, rows.length)
  }
  return verdicts
}

function reasonsOf(verdicts: readonly RowVerdict[]): Map<number, string> {
  return new Map(
    verdicts.flatMap((one) =>
      one.verdict === 'refuse'
        ? [[one.ligne, one.refus.map(({ raison }) => raison).join(' ')] as const]
        : [],
    ),
  )
}

async function refuseUnlessAgreed(count: number): Promise<void> {
  const question = `Import ${count} rows?`
  if (!isAnswered()) throw new SetupError(`${question} Say so with --yes.`)
  const answer = await ask(`${question} (yes or no) `)
  if (answer.trim().toLowerCase() !== 'yes') throw new SetupError('Nothing was changed.')
}

async function undo({ db, editor }: Work, entree: string, ending: Ending): Promise<void> {
  const annulation = crypto.randomUUID()
  let left = 1
  while (left > 0 && !ending.signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- each call undoes a part of what is left
    left = (await undoImport(db, editor(), { entree, annulation })).restantes
  }
  print('The import is taken back: what it made is in the bin, what it changed is as it was')
}
