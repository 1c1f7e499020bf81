import { inspect } from 'node:util'

import { printError } from './terminal/output.ts'

/** A failure of the person's setting that one sentence explains: printed alone, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/** What the system or the database says where nothing more can be written. */
const noRoom =
  /\b(?:ENOSPC|EDQUOT|EIO|SQLITE_FULL|SQLITE_IOERR\w*)\b|database or disk is full|disk I\/O error/i

/** Whether something failed because the disk is full, or does not write any more. */
export function isDiskFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return noRoom.test(`${code} ${error.message}`) || isDiskFailure(error.cause)
}

/** What to do about it. */
export const diskAdvice = 'The disk is full, or does not write any more: make room'

/** Runs a command's body; a failure goes to stderr and into the exit code. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    printError(toldFailure(error))
    process.exitCode = 1
  }
}

function toldFailure(error: unknown): string {
  if (error instanceof SetupError) return error.message
  return isDiskFailure(error) ? `${diskAdvice}, then run the command again.` : inspect(error)
}
