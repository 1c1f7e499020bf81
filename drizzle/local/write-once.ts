import { randomBytes } from 'node:crypto'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file for its owner alone: of two commands at once one writes it, whole, and both read it. */
export async function writeOnce(file: string, text: string): Promise<void> {
  const draft = await writeDraft(file, text)
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

/** Writes a file for its owner alone, whole or not at all, in the place of one that is there. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await rename(await writeDraft(file, text), file)
}

async function writeDraft(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, text, { mode: 0o600 })
  return draft
}
