import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { importLimits, splitAdvice, tooManyRows } from './import-file.ts'

/** Deeper than any field of an item, and far from what exhausts the stack. */
const maxDepth = 100

/** The beginning of a list of items in an object that has one for each kind. */
const rowListStart = /"(?:prompts|gpts)"\s*:\s*$/
const longestRowListStart = 40

/**
 * Refuses a JSON text with more rows, values or levels than an import may hold, before objects are made of it:
 * they take a hundred times its memory. Whether it is well-formed is found by who parses it.
 */
export function refuseOversizedJson(text: string): void {
  const isList = text.trimStart().startsWith('[')
  let isRowList = isList
  let depth = 0
  let values = 0
  /** Commas between rows: one fewer than there are rows. */
  let separators = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = stringEnd(text, at)
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === '[' || sign === '{') {
      depth += 1
      values += 1
      if (depth === 2 && !isList) {
        isRowList = rowListStart.test(text.slice(Math.max(0, at - longestRowListStart), at))
      }
    } else if (sign === ',') {
      values += 1
      if (isRowList && depth === (isList ? 1 : 2)) separators += 1
    }
    if (separators === importLimits.rows) throw tooManyRows()
    if (values > importLimits.values) throw tooManyValues()
    if (depth > maxDepth) throw tooDeep()
  }
}

function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

/** A quote after an odd number of backslashes belongs to the text. */
function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

const tooManyValues = () =>
  new UnreadableFile(`Ce JSON a plus d’un million de valeurs\u00a0: ${splitAdvice}`)

const tooDeep = () => new UnreadableFile('Ce JSON a trop de listes les unes dans les autres.')
