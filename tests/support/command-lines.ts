import { execFileSync } from 'node:child_process'

/** The command line of every process of the machine, as every user of it may read them. */
export const readCommandLines = (): string =>
  execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8', maxBuffer: 100_000_000 })
