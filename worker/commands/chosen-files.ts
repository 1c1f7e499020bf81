import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { importLimits, refuseOversized } from '#shared/import/import-file.ts'
import type { ChosenFile } from '#shared/tables/decode-file.ts'

/** Reads the file at a path, or all markdown files below a folder. */
export async function readChosenFiles(path: string): Promise<ChosenFile[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new SetupError(`There is no ${path}.`)
  if (!found.isDirectory()) return [{ nom: basename(path), octets: await readBounded(path) }]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  if (files.length === 0) throw new SetupError(`The folder ${path} has no markdown file.`)
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  refuseOversized(sizes)
  return Promise.all(
    files.map(async (file) => ({ nom: relative(path, file), octets: await readFile(file) })),
  )
}

/** Reads at most one byte more than the limit: a pipe has no size. */
async function readBounded(path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  // Without an encoding, a stream yields buffers.
  const stream: AsyncIterable<Uint8Array> = createReadStream(path, { end: importLimits.fileBytes })
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
