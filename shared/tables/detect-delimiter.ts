import { CsvError } from 'csv-parse/browser/esm/sync'

import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { isBlank, isComment, readRecords } from './csv-records.ts'
import { type Delimiter, delimiters, noDelimiter } from './delimiters.ts'

/** Below this share of regular records, the delimiter is part of a text. */
const minShare = 1 / 3

/** Characters that are tried with each delimiter. */
const sampleCharacters = 65_536

/** The delimiter of a text, and how many cells most of its records have. */
type Detected = { delimiter: Delimiter; columns: number }

/** A record as one delimiter splits it. */
type Split = { count: number; line: number }
type Candidate = { delimiter: Delimiter; splits: Split[]; columns: number; share: number }

/**
 * The declared delimiter, or else the one that splits most records of the first table into the same number
 * of cells. Throws `UnreadableFile` where another one splits the rest of them.
 */
export function detectDelimiter(
  text: string,
  linesBefore: number,
  declared: Delimiter | undefined,
): Detected {
  const sample = firstTable(sampleOf(text))
  if (declared) return candidate(sample, declared)
  const candidates = delimiters.map((delimiter) => candidate(sample, delimiter))
  const best = candidates.reduce((leader, other) =>
    other.share > leader.share || (other.share === leader.share && other.columns > leader.columns)
      ? other
      : leader,
  )
  refuseMixed(best, candidates, linesBefore)
  return best.share < minShare ? { delimiter: noDelimiter, columns: 1 } : best
}

/** Whole lines. */
function sampleOf(text: string): string {
  if (text.length <= sampleCharacters) return text
  const sample = text.slice(0, sampleCharacters)
  const end = sample.lastIndexOf('\n')
  return end === -1 ? sample : sample.slice(0, end)
}

/** Leaves out the tables that follow an empty line and a comment. */
const firstTable = (text: string) => text.split(/\r?\n[\t ,;|]*\r?\n#[ -]/, 1)[0] ?? ''

function candidate(sample: string, delimiter: Delimiter): Candidate {
  const splits: Split[] = []
  try {
    readRecords(sample, delimiter.character, (cells, { line }) => {
      if (!isBlank(cells) && !isComment(cells)) splits.push({ count: cells.length, line })
    })
  } catch (error) {
    // The sample may end within quotes. What was read before counts.
    if (!(error instanceof CsvError)) throw error
  }
  const columns = mostFrequent(splits.map(({ count }) => count).filter((count) => count > 1))
  const regular = splits.filter(({ count }) => count === columns).length
  return {
    delimiter,
    splits,
    columns: columns ?? 1,
    share: columns === undefined ? 0 : regular / splits.length,
  }
}

function mostFrequent(counts: number[]): number | undefined {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

function refuseMixed(best: Candidate, candidates: Candidate[], linesBefore: number): void {
  // One column gives no rows to compare.
  if (best.columns < 2) return
  const [header] = best.splits
  const irregular = new Set(best.splits.filter(({ count }) => count === 1).map(({ line }) => line))
  const regular = best.splits.find(({ count }) => count === best.columns)
  for (const other of candidates) {
    const [found, ...more] = other.splits.filter(
      ({ count, line }) => irregular.has(line) && count === best.columns,
    )
    if (other === best || !found || !regular) continue
    // A single line below the header may be a note with a comma.
    if (more.length === 0 && found.line !== header?.line) continue
    const [first, second] = [
      { line: found.line + linesBefore, name: other.delimiter.name },
      { line: regular.line + linesBefore, name: best.delimiter.name },
    ]
      .toSorted((one, another) => one.line - another.line)
      .map(({ line, name }) => `${name} ligne\u00a0${line}`)
    throw new UnreadableFile(
      `Séparateurs mélangés\u00a0: ${first}, ${second}. Exportez à nouveau avec un seul séparateur.`,
    )
  }
}
