import type { TRPCError } from '@trpc/server'
import type { ErrorHandler } from 'hono'

import { errorId, errorMessages } from '#shared/error-messages.ts'

/** The last resort: answers without a word of what happened, but an id that the log knows (R243). */
export const errorResponse: ErrorHandler = (error, c) =>
  c.text(`${errorMessages.unexpected}\n${logUnexpected(error)}\n`, 500)

/** Logs a failed procedure, page or API alike, unless the failure was an expected one. */
export function logProcedureError({ error, path }: { error: TRPCError; path?: string }): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') logUnexpected(error.cause ?? error, path)
}

function logUnexpected(error: Error, path?: string): string {
  const id = errorId(Date.now(), crypto.randomUUID().slice(0, 8))
  const { name, message, stack, cause } = error
  console.error(JSON.stringify({ id, path, name, message, stack, cause: String(cause) }))
  return id
}
