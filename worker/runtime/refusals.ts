import { errorMessages } from '#shared/site/error-messages.ts'

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
