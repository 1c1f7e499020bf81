import { failureDetails } from '#web/admin/api/failures.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

import type { FailureReason } from './editing.ts'

export function failureReason(error: unknown): FailureReason {
  switch (apiErrorCode(error)) {
    case undefined:
    case 'SERVICE_UNAVAILABLE':
    case 'INTERNAL_SERVER_ERROR':
    case 'TIMEOUT':
    case 'TOO_MANY_REQUESTS':
      return 'offline'
    case 'UNAUTHORIZED':
      return 'signed-out'
    case 'NOT_FOUND':
    // An author may not edit a draft that was published meanwhile.
    case 'FORBIDDEN':
      return 'gone'
    default:
      return failureDetails(error)?.isInBin ? 'gone' : 'refused'
  }
}
