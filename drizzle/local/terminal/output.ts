import { stripVTControlCharacters } from 'node:util'

import { visibleControls } from '#shared/text/control-characters.ts'

// All that commands print passes here: it may quote a file, a database or a program of somebody else.

/** Prints a text to the standard output, with a line break. */
export function print(text: string): void {
  console.log(visibleControls(text))
}

/** Prints a text to the standard error, with a line break. */
export function printError(text: string): void {
  console.error(visibleControls(text))
}

/** Passes on what another program prints, as it prints it, without its colours; gives what was printed. */
export function passOn(text: string): string {
  const visible = visibleControls(stripVTControlCharacters(text))
  process.stdout.write(visible)
  return visible
}
