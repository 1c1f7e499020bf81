import { execFileSync } from 'node:child_process'

/** Tells whether a process runs; one that ended and waits for its parent's notice does not. */
export function isRunning(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return !state.trim().startsWith('Z')
  } catch {
    return false
  }
}
