import type { InStatement, ResultSet } from '@libsql/client/web'
import { LibsqlError } from '@libsql/client/web'
import DataLoader from 'dataloader'

import { databaseDown, siteBusy } from '#worker/runtime/errors.ts'
import { IsolateBusyError, TimeLimitError } from '#worker/runtime/time-limit.ts'

import { CircuitOpenError } from './breaker.ts'
import type { Run } from './db.ts'

const maxRetryDelayMs = 200

/**
 * Reads single statements, of which those asked for in the same turn leave as one batch: a page costs one
 * database request. Only `select` passes, since the server's read mode would run a write all the same.
 */
export function joinReads(read: Run): (statement: InStatement) => Promise<ResultSet> {
  const reads = new DataLoader<InStatement, ResultSet>(
    (statements) => readAgain(read, [...statements]),
    { cache: false, batchScheduleFn: (send) => void endOfTurn().then(send) },
  )
  return async (statement) => {
    const text = typeof statement === 'string' ? statement : statement.sql
    if (!/^\s*select\b/i.test(text)) throw new Error('Only a select may be executed as a read')
    return reads.load(statement)
  }
}

/**
 * The end of this turn of the runtime's loop: all has gone on by then that waits for nothing outside, so
 * whatever a page reads first was asked for. A body is read in a turn of its own, which takes a tenth of a
 * millisecond; a timer, and `setImmediate` is one in workerd, takes nearly two.
 */
const endOfTurn = () => new Response(new Blob([' '])).text()

async function readAgain(read: Run, statements: InStatement[]): Promise<ResultSet[]> {
  try {
    return await read(statements)
  } catch (error) {
    if (!isOutage(error)) throw error
    if (isFinal(error)) throw outageOf(error)
    await new Promise((resume) => setTimeout(resume, maxRetryDelayMs * (0.5 + Math.random() / 2)))
    return read(statements).catch((second: unknown) => {
      throw isOutage(second) ? outageOf(second) : second
    })
  }
}

/** A visitor waits for one time limit at most. */
const isFinal = (error: unknown) =>
  error instanceof CircuitOpenError ||
  error instanceof TimeLimitError ||
  error instanceof IsolateBusyError

/** The failure to report for an error for which `isOutage` holds. */
export const outageOf = (error: unknown) =>
  error instanceof IsolateBusyError ? siteBusy(error) : databaseDown(error)

/** Whether the database was not reached or did not serve, as opposed to refusing the statement. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof LibsqlError) || !error.code.startsWith('SQLITE_')
}
