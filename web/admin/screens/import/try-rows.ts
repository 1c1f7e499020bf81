import { type ImportRow, rowsPerTry, slicesOf, type TryInput } from '#shared/import/import-row.ts'
import { rowsOf } from '#shared/import/mapped-rows.ts'
import type { Mapping } from '#shared/import/mapping.ts'
import type { RowVerdict } from '#shared/import/verdict.ts'

import type { MappedFile, TriedFile } from './import-work.ts'

type TryCalls = { preview: { mutate: (input: TryInput) => Promise<RowVerdict[]> } }

/** Tries every row of a file, and tells how many were. */
export async function tryFile(
  calls: TryCalls,
  work: MappedFile,
  onTried: (rows: number) => void,
): Promise<TriedFile> {
  const from = performance.now()
  const rows = rowsOf(work.file, work.mapping)
  const verdicts = await tryRows(calls, rows, work.mapping, onTried)
  return { ...work, verdicts, seconds: (performance.now() - from) / 1000 }
}

/** Tries a file anew in which cells were corrected: only the rows that are others now. */
export async function tryAgain(
  calls: TryCalls,
  tried: TriedFile,
  file: MappedFile['file'],
): Promise<TriedFile> {
  const { mapping, verdicts } = tried
  const former = new Map(rowsOf(tried.file, mapping).map((row) => [row.ligne, JSON.stringify(row)]))
  const changed = rowsOf(file, mapping).filter(
    (row) => former.get(row.ligne) !== JSON.stringify(row),
  )
  const answers = await tryRows(calls, changed, mapping, () => {})
  const anew = new Map(answers.map((verdict) => [verdict.ligne, verdict]))
  return { ...tried, file, verdicts: verdicts.map((one) => anew.get(one.ligne) ?? one) }
}

async function tryRows(
  { preview }: TryCalls,
  rows: readonly ImportRow[],
  { options }: Mapping,
  onTried: (rows: number) => void,
): Promise<RowVerdict[]> {
  const verdicts: RowVerdict[] = []
  for (const lignes of slicesOf(rows, rowsPerTry)) {
    // oxlint-disable-next-line no-await-in-loop -- a server has one answer to make at a time
    verdicts.push(...(await preview.mutate({ lignes, options })))
    onTried(verdicts.length)
  }
  return verdicts
}
