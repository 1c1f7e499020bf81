import { AppError } from './errors.ts'

/** The client, or the account, has nothing left of its budget, or too many answers in the making. */
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new AppError('TOO_MANY_REQUESTS', message, { details: { retryAfterSeconds } })

/** The `retry-after` of a batch is the longest of its calls. */
export function setRetryAfter(headers: Headers, seconds: number): void {
  headers.set('retry-after', String(Math.max(seconds, Number(headers.get('retry-after')))))
}
