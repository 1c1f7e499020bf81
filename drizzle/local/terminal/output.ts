import { stripVTControlCharacters } from 'node:util'

import { visibleControls } from '#shared/text/control-characters.ts'

// All output of commands passes here, because it may quote an untrusted file, database or program.

/** Prints a text to the standard output, with a line break. */
export function print(text: string): void {
  console.log(visibleControls(text))
}

/** Prints a text to the standard error, with a line break. */
export function printError(text: string): void {
  console.error(visibleControls(text))
}

/**
 * Returns a function that takes the output of another program in chunks, and prints each line once it is
 * complete, without colours. The last line is printed at the exit of this process at the latest.
 */
export function createLinePrinter(
  onPrinted: (text: string) => void = () => {},
): (chunk: string) => void {
  let unfinished = ''

  function printLines(lines: readonly string[]): void {
    if (lines.length === 0) return
    const visible = lines
      .map((line) => `${visibleControls(stripVTControlCharacters(line))}\n`)
      .join('')
    process.stdout.write(visible)
    onPrinted(visible)
  }

  process.once('exit', () => {
    if (unfinished !== '') printLines([unfinished.replace(/\r$/, '')])
  })
  return (chunk) => {
    // A carriage return at the end may be the first half of a line break of Windows.
    const lines = (unfinished + chunk).split(/\r\n|\n|\r(?!$)/)
    unfinished = lines.pop() ?? ''
    printLines(lines)
  }
}
