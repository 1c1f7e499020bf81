import { errorMessages } from '#shared/error-messages.ts'
import { apiErrorCode } from '#web/trpc.ts'

/** What a search that failed says (R117, R121). */
export const searchFailure = (error: unknown): string =>
  apiErrorCode(error) === 'TOO_MANY_REQUESTS'
    ? errorMessages.tooManyRequests
    : 'Erreur lors de la recherche'
