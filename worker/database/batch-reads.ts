import type { InStatement, ResultSet } from '@libsql/client/web'
import { LibsqlError } from '@libsql/client/web'
import DataLoader from 'dataloader'

import { databaseDown, siteBusy } from '#worker/runtime/errors.ts'
import { IsolateBusyError, TimeLimitError } from '#worker/runtime/time-limit.ts'

import { CircuitOpenError } from './breaker.ts'
import type { Run } from './db.ts'

const maxRetryDelayMs = 200

/**
 * Sends the statements of one turn of the event loop as one batch, so a page costs one database request.
 * Refuses anything but `select`, because the server's read mode would run a write all the same.
 */
export function batchReads(read: Run): (statement: InStatement) => Promise<ResultSet> {
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
 * Resolves in the next turn of the event loop, when every read that waits for no I/O was requested. Reading
 * a body takes 0.1 ms. A timer takes nearly 2 ms, and in workerd `setImmediate` is a timer.
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
