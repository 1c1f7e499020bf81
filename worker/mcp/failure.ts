import { errorMessages } from '#shared/site/error-messages.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { findAppError, isFaultOfOurs } from '#worker/runtime/errors.ts'

/**
 * A failure as an assistant is told of it. Only an expected one has words of its own; a fault of ours is
 * logged, and its reference follows.
 */
export function describeFailure(error: unknown): { isOurs: boolean; words: string } {
  const known = findAppError(error)
  if (known && !isFaultOfOurs(known.code)) return { isOurs: false, words: `${known.message}.` }
  const words = known?.message ?? errorMessages.unexpected
  return { isOurs: true, words: `${words} (${logUnexpected(known ?? error, 'mcp')})` }
}
