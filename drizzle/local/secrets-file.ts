import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

import { SetupError } from './setup-error.ts'
import { writeWhole } from './write-once.ts'

type Variables = Record<string, string>

/** The name under which wrangler and the Cloudflare plugin look for a Worker's secrets. */
export const secretsFileName = '.dev.vars'

/** Ends the lines that are written here, which may be written anew; every other is a developer's. */
const mark = ' # npm run db'

/** Writes what a Worker is given; a file because everybody may read a command line. */
export function writeSecretsFile(file: string, variables: Variables): Promise<void> {
  return writePrivately(file, Object.entries(variables).map(toLine))
}

/**
 * Adds the variables that the file lacks; what a developer wrote stays and wins. What was added before
 * stays too, unless it is renewed. Tells whether anything changed.
 */
export async function completeSecretsFile(
  file: string,
  variables: Variables,
  { renews = false } = {},
): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.trimEnd().split('\n')
  const kept = renews ? lines.filter((line) => !line.endsWith(mark)) : lines
  const given = parseEnv(kept.join('\n'))
  const added = Object.entries(variables).filter(([name]) => !given[name])
  const completed = [...kept, ...added.map((variable) => toLine(variable) + mark)].filter(
    (line, index) => index > 0 || line !== '',
  )
  if (completed.join('\n') === lines.join('\n')) return false
  await writePrivately(file, completed)
  return true
}

/** What the file says now. */
export async function readSecretsFile(file: string): Promise<Record<string, string | undefined>> {
  return parseEnv(await readFile(file, 'utf8').catch(() => ''))
}

const writePrivately = (file: string, lines: readonly string[]): Promise<void> =>
  writeWhole(file, `${lines.join('\n')}\n`)

/** In the quotes that the value does not hold: within single ones and backticks nothing is read. */
function toLine([name, value]: [string, string]): string {
  const quote = ["'", '`', '"'].find((sign) => !value.includes(sign))
  if (quote === undefined || /[\n\r]/.test(value) || (quote === '"' && value.includes('\\'))) {
    throw new SetupError(`${name} may not hold line breaks, nor every kind of quotation mark.`)
  }
  return `${name}=${quote}${value}${quote}`
}
