/** What French spreadsheets split a line at: with another sign, a text with a semicolon becomes two cells. */
const separator = ';'

/** The first line, behind the mark that makes a spreadsheet read UTF-8. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${csvLine(columns)}`

/** One line of quoted cells: texts, lists of texts in one cell each, and nothing for the rest. */
export const csvLine = (values: readonly unknown[]): string =>
  `${values.map(cell).join(separator)}\r\n`

function cell(value: unknown): string {
  const text = Array.isArray(value) ? listCell(value.map(String)) : value
  if (typeof text !== 'string') return '""'
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A list with bars between its texts; as JSON where one of them would be read as several. */
const listCell = (texts: string[]): string =>
  texts.some((text) => (texts.length === 1 ? isSeveralAlone : isSeveral).test(text))
    ? JSON.stringify(texts)
    : texts.join(' | ')

const isSeveral = /^\[|\|/
/** Alone in its cell a text has no bar beside it, and other signs are taken for what parts the list. */
const isSeveralAlone = /^\[|[|;,\n]/

/**
 * Whether a spreadsheet may evaluate a cell, after whatever it trims or splits at. An apostrophe makes it text.
 * A text that begins with one gets another, so that removing one always restores the text.
 */
function isFormula(text: string): boolean {
  const [first = ''] = text.replace(skipped, '')
  // Full-width, small and superscript signs are read as their plain forms.
  return isCutOff.test(text) || /^[=+\-\u2212@]/.test(first.normalize('NFKC'))
}

const skipped = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800'",;|]*/u
const isCutOff = /^'*[\t\r\n]/

/** A cell as it was before `csvLine` wrote it. */
export const withoutMark = (written: string): string =>
  written.startsWith("'") && isFormula(written) ? written.slice(1) : written
