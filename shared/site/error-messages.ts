import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'

/** What users are told when something fails. */
export const errorMessages = {
  permission: 'Accès non autorisé.',
  auth: "Erreur d'authentification. Veuillez réessayer.",
  passwordNeeded: 'Confirmez votre mot de passe pour continuer.',
  network: 'Erreur de connexion. Vérifiez votre connexion internet.',
  tooManyRequests: 'Trop de requêtes. Veuillez patienter.',
  admin: "Une erreur s'est produite dans l'interface d'administration.",
  unexpected: "Une erreur inattendue s'est produite. Veuillez réessayer.",
} as const

type Failure = { code?: string | undefined; message: string }

const codes: Record<string, keyof typeof errorMessages> = {
  UNAUTHORIZED: 'auth',
  FORBIDDEN: 'permission',
  TIMEOUT: 'network',
  TOO_MANY_REQUESTS: 'tooManyRequests',
}

/**
 * The message for a failure: by its code first, then by its text, permission before auth, since
 * «unauthorized» holds «auth». Of what is down the server says itself what it is.
 */
export function errorMessage({ code, message }: Failure, context: 'public' | 'admin'): string {
  if (code === 'SERVICE_UNAVAILABLE' && message) return message
  const byCode = code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined
  if (byCode) return errorMessages[byCode]
  const text = message.toLowerCase()
  if (text.includes('permission') || text.includes('unauthorized')) return errorMessages.permission
  if (text.includes('auth')) return errorMessages.auth
  if (text.includes('network') || text.includes('fetch')) return errorMessages.network
  return context === 'admin' ? errorMessages.admin : errorMessages.unexpected
}

/** When to repeat a request that was refused for its cost. */
export const retrySentence = (seconds: number): string =>
  typeset(`Réessayez dans ${countOf(seconds, 'seconde', 'secondes')}.`)

/** The id of a handled error, `ERR_{timestamp}_{random}`. */
export function errorId(timestampMs: number, random: string): string {
  return `ERR_${timestampMs}_${random}`
}
