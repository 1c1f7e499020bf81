import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { Context } from 'hono'

import { errorMessages } from '#shared/site/error-messages.ts'
import { retrySentence } from '#worker/runtime/too-many-requests.ts'

/** Why a request is refused before a procedure or a page answers it, by the status. */
export const refusals = {
  400: { code: 'BAD_REQUEST', message: 'La demande est incomplète ou mal formée.' },
  403: { code: 'FORBIDDEN', message: errorMessages.permission },
  404: { code: 'NOT_FOUND', message: 'Il n’y a rien à cette adresse.' },
  405: { code: 'METHOD_NOT_SUPPORTED', message: 'Cette adresse n’accepte pas cette méthode.' },
  406: { code: 'BAD_REQUEST', message: 'La réponse n’existe pas dans ce format.' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'L’envoi est trop volumineux.' },
  414: { code: 'BAD_REQUEST', message: 'L’adresse est trop longue.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'L’envoi doit être du JSON.' },
  429: { code: 'TOO_MANY_REQUESTS', message: errorMessages.tooManyRequests },
} as const

type Options = { headers?: Record<string, string>; retryAfterSeconds?: number }

/** A refusal in the form that the client of the API reads, or as text. */
export function refuse(
  c: Context,
  status: keyof typeof refusals,
  { headers = {}, retryAfterSeconds }: Options = {},
): Response {
  const { code, message } = refusals[status]
  c.header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  if (!c.req.path.startsWith('/api/')) {
    const retry = retryAfterSeconds === undefined ? '' : ` ${retrySentence(retryAfterSeconds)}`
    return c.text(`${message}${retry}\n`, status, headers)
  }
  const details = retryAfterSeconds === undefined ? null : { retryAfterSeconds }
  const data = { code, httpStatus: status, details }
  const error = { message, code: TRPC_ERROR_CODES_BY_KEY[code], data }
  return c.json({ error }, status, headers)
}
