/** What makes a spreadsheet read UTF-8. */
export const csvStart = '\uFEFF'

/** One line as RFC 4180 has it: texts, lists of texts in one cell each, and nothing for the rest. */
export const csvLine = (values: unknown[]): string => `${values.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' | ') : value
  if (typeof text !== 'string') return '""'
  return `"${(isFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A spreadsheet would work out what begins so; after an apostrophe it is text. */
const isFormula = /^[=+\-@\t\r]/
