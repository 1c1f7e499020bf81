import type { LetterStyle } from '#shared/social-letters.ts'

import { type Letters, placeLine } from './letters.ts'

/** Where a text stands: in which letters, on how many pixels, on how many lines at most. */
export type Column = { style: LetterStyle; width: number; maxLines: number }

/** How much narrower a column is tried, in pixels. */
const step = 24

/** The lines of a text; what does not fit ends in an ellipsis. */
export function breakLines(letters: Letters, text: string, column: Column): string[] {
  const { style, width, maxLines } = column
  const fits = (line: string) => placeLine(letters, style, line).width <= width
  const lines = fillLines(text, fits)
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

function fillLines(text: string, fits: Fits): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => splitWord(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
    } else {
      if (line !== '') lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** A word that is longer than a line, such as an address, in pieces. */
function splitWord(word: string, fits: Fits): string[] {
  if (fits(word)) return [word]
  const pieces = ['']
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character
    if (fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}

function cutLine(text: string, fits: Fits): string {
  const words = text.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  return `${words.join(' ').replace(/[\s,;:.–—-]+$/u, '')}…`
}
