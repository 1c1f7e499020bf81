import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { importLimits, refuseOversized } from '#shared/import/import-file.ts'
import type { ChosenFile } from '#shared/import/read-files.ts'

/** The file at a path, or the markdown files of a folder and of those in it. */
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

/** A file, or of one that is too long one byte more than is imported: a pipe does not tell its size. */
async function readBounded(path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  // A stream gives buffers unless it is told an encoding.
  const stream: AsyncIterable<Uint8Array> = createReadStream(path, { end: importLimits.fileBytes })
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
