import type { CsvError } from 'csv-parse/browser/esm/sync'

const strayQuote =
  'un guillemet est au milieu d’une cellule. Doublez-le, et mettez la cellule entre guillemets.'

const faults: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED:
    'un guillemet ouvert n’est jamais refermé. Fermez-le, ou doublez ceux qui font partie du texte.',
  CSV_MAX_RECORD_SIZE:
    'la ligne est trop longue. Un guillemet ouvert n’y est sans doute jamais refermé.',
  CSV_INVALID_CLOSING_QUOTE: strayQuote,
  INVALID_OPENING_QUOTE: strayQuote,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: strayQuote,
}
const otherFault = 'ce CSV ne se lit pas. Enregistrez-le à nouveau depuis votre tableur.'

type CsvSource = {
  text: string
  /** Name of the delimiter that the text was read with. */
  separator: string
  /** Lines of the file before the text. */
  linesBefore?: number
}

/** Says in French where and why the parser gave up. */
export function csvFault(
  { code, message }: CsvError,
  { text, separator, linesBefore = 0 }: CsvSource,
): string {
  const line =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? lastOpened(text)
      : Number(/(?:at|on) line (\d+)/.exec(message)?.[1] ?? Number.NaN)
  const where = Number.isNaN(line) ? '' : `Ligne ${line + linesBefore} du fichier\u00a0: `
  return `${where}${faults[code] ?? otherFault} (Séparateur lu\u00a0: ${separator}.)`
}

/** The line of the last quote that was opened. */
function lastOpened(text: string): number {
  let line = 1
  let opened = line
  let isQuoted = false
  for (const [character] of text.matchAll(/""|["\n]/g)) {
    if (character === '\n') line += 1
    // Two are one that belongs to the text, or an empty cell.
    else if (character === '"') {
      isQuoted = !isQuoted
      if (isQuoted) opened = line
    }
  }
  return opened
}
