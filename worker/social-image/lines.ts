import type { LetterStyle } from '#shared/pages/social-letters.ts'

import { type Letters, placeLine } from './letters.ts'

/** Where a text stands: in which letters, on how many pixels, on how many lines at most. */
export type Column = { style: LetterStyle; width: number; maxLines: number }

/** How much narrower a column is tried, in pixels. */
const step = 24

/** The lines of a text; what does not fit ends in an ellipsis. */
export function breakLines(letters: Letters, text: string, column: Column): string[] {
  const { style, width, maxLines } = column
  const fits = (line: string) => placeLine(letters, style, line).width <= width
  const lines = fillLines(text, fits, maxLines)
  if (lines.length <= maxLines) return lines
  const rest = lines.slice(maxLines - 1).join(' ')
  return [...lines.slice(0, maxLines - 1), cutLine(rest, fits)]
}

/** The lines of a title that fits: as few as possible, and about as long as each other. */
export function balanceLines(letters: Letters, text: string, column: Column): string[] {
  let lines = breakLines(letters, text, column)
  for (let width = column.width - step; width > step; width -= step) {
    const narrower = breakLines(letters, text, { ...column, width, maxLines: Infinity })
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}

/** Whether a text stands in a column without being cut. */
export function fitsColumn(letters: Letters, text: string, column: Column): boolean {
  return breakLines(letters, text, { ...column, maxLines: Infinity }).length <= column.maxLines
}

type Fits = (line: string) => boolean

/** One line more than `maxLines` where the text is longer: the rest of it is not looked at. */
function fillLines(text: string, fits: Fits, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text, fits)) {
    const longer = line === '' ? piece : `${line} ${piece}`
    if (fits(longer)) {
      line = longer
    } else {
      if (line !== '') lines.push(line)
      if (lines.length > maxLines) return lines
      line = piece
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The words of a text; one that is longer than a line, such as an address, in pieces. */
function* pieces(text: string, fits: Fits): Generator<string> {
  for (const word of text.split(' ')) {
    let piece = ''
    for (const character of fits(word) ? [word] : word) {
      const longer = piece + character
      if (piece === '' || fits(longer)) {
        piece = longer
      } else {
        yield piece
        piece = character
      }
    }
    yield piece
  }
}

function cutLine(text: string, fits: Fits): string {
  const words = text.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  return `${words.join(' ').replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`
}
