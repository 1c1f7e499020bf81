import { randomBytes } from 'node:crypto'
import { access, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file for its owner alone where there is none: of two commands at once one writes it, whole, and both read it. */
export async function writeOnce(file: string, text: string): Promise<void> {
  // A full disk keeps nobody from what is there.
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return
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
  const draft = await writeDraft(file, text)
  try {
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeDraft(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, text, { mode: 0o600 })
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return draft
}
