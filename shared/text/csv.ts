/** What makes a spreadsheet read UTF-8. */
export const csvStart = '\uFEFF'

/** One line as RFC 4180 has it: texts, lists of texts in one cell each, and nothing for the rest. */
export const csvLine = (values: unknown[]): string => `${values.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text = Array.isArray(value) ? listCell(value.map(String)) : value
  if (typeof text !== 'string') return '""'
  return `"${(isFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
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
 * A spreadsheet would work out what begins so; after an apostrophe it is text. What has one already gets
 * another, so that one can be taken off whatever it is.
 */
const isFormula = /^'*[=+\-@\t\r]/

/** A cell as it was before `csvLine` wrote it. */
export const withoutMark = (written: string): string =>
  written.startsWith("'") && isFormula.test(written) ? written.slice(1) : written
