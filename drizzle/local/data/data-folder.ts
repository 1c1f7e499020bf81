import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SetupError } from '../setup-error.ts'
import { refuseFullDisk } from './free-disk.ts'

/** The hold of one process on a data folder: sqld itself lets two servers write to one folder. */
export type FolderClaim = {
  /** Names the process that must be gone before another may claim the folder. */
  holdBy: (pid: number) => Promise<void>
  release: () => Promise<void>
}

/** Claims the folder for this process, creating it when it is missing. */
export async function claimDataFolder(folder: string): Promise<FolderClaim> {
  const file = join(folder, 'server.pid')
  try {
    await mkdir(folder, { recursive: true })
    await refuseFullDisk(folder)
    await rmWhenStale(file, folder)
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error instanceof SetupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(`The data folder ${folder} cannot be used: ${reason}.`)
  }
  return {
    holdBy: (pid) => writeFile(file, String(pid)),
    release: () => rm(file, { force: true }),
  }
}

async function rmWhenStale(file: string, folder: string): Promise<void> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (pid > 0 && (await isServer(pid))) {
    throw new SetupError(
      `The data folder ${folder} is in use by process ${pid} (npm start, npm run dev or npm run db); stop it, choose another folder with DATA_DIR, or delete ${file} if that process is not a server of this project.`,
    )
  }
  await rm(file, { force: true })
}

/** Where the system tells what a process runs, the number must not belong to another program. */
async function isServer(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to someone else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return commandLine === undefined || /sqld|node/.test(commandLine)
}
