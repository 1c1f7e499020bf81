import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { SetupError } from '#drizzle/local/setup-error.ts'

const newLine = '\n'

/** Some times the longest row that an administrator can write; a file without line breaks fills no memory. */
const maxLineCharacters = 50_000_000

/** What is said of a file that is not what it should be. */
export type FileRefusals = {
  /** It is something else. */
  stranger: (file: string) => SetupError
  /** It is cut or was changed. */
  damaged: (file: string, how: string) => SetupError
}

/** The lines of a gzip file, without their breaks. One that does not open is told in one sentence. */
export async function* zippedLines(
  file: string,
  { stranger, damaged }: FileRefusals,
): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const stop = new AbortController()
  const reading = pipeline(createReadStream(file), unzipped, { signal: stop.signal })
  // What it fails of is thrown to whoever reads what comes out of it.
  reading.catch(() => {})
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzipped) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split(newLine)
      const last = more.pop()
      if (last === undefined) {
        rest += first
        if (rest.length > maxLineCharacters) throw damaged(file, 'one of its lines has no end')
        continue
      }
      yield rest + first
      yield* more
      rest = last
    }
    decoder.decode()
  } catch (error) {
    if (error instanceof SetupError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new SetupError(`There is no file ${file}.`)
    if (/incorrect header check/.test(String(error))) throw stranger(file)
    if (/^(?:Z_|ERR_ENCODING_)/.test(code)) throw damaged(file, 'it is cut or changed')
    throw new SetupError(`${file} cannot be read: ${code || String(error)}.`)
  } finally {
    stop.abort()
  }
  if (rest !== '') throw damaged(file, 'its last line has no end')
}

/** What a line says, undefined where it is no JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
