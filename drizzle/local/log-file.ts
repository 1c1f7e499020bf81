import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** When a file is full the next begins, and so many former ones stay: `site.log.1` is the last. */
const maxBytes = 10 * 1024 * 1024
const former = 4

type Size = { bytes?: number }

/** Gives what writes a site's log to a file as well; where that fails, the terminal alone has it. */
export function openLogFile(
  path: string,
  { bytes: limit = maxBytes }: Size = {},
): (text: string) => void {
  mkdirSync(dirname(path), { recursive: true })
  let written = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return (text) => {
    try {
      if (written >= limit) {
        rotate(path)
        written = 0
      }
      appendFileSync(path, text)
      written += Buffer.byteLength(text)
    } catch {
      // A full disk ends no site, and is said by what watches the disk.
    }
  }
}

function rotate(path: string): void {
  for (let place = former; place > 0; place -= 1) {
    const older = place === 1 ? path : `${path}.${place - 1}`
    if (statSync(older, { throwIfNoEntry: false })) renameSync(older, `${path}.${place}`)
  }
}
