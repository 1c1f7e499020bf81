import { errorId } from '#shared/site/error-messages.ts'

export type AppErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'

/** What a failure says besides its words, for the form that shows it. */
export type AppErrorDetails = {
  /** Messages by field name. */
  fields?: Record<string, string[]>
  /** Failed sign-ins counted so far. */
  failedAttempts?: number
  /** When another try may succeed. */
  retryAfterSeconds?: number
  /** The account that registered itself under an address that was to be invited. */
  registeredId?: string
  /** The same call is answered once the password was typed again. */
  needsPassword?: true
  /** The version of the item that is stored now (two editors at once). */
  currentVersion?: number
  /** The item was deleted, and can be brought back. */
  isInBin?: true
}

/** An expected failure, named by what went wrong and not by the transport that reports it. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: AppErrorCode
  readonly details: AppErrorDetails

  constructor(
    code: AppErrorCode,
    message: string,
    { details = {}, ...options }: ErrorOptions & { details?: AppErrorDetails } = {},
  ) {
    super(message, options)
    this.code = code
    this.details = details
  }
}

/** The database was not reached or did not serve: said to visitors, assistants and editors alike. */
export const databaseDown = (cause: unknown) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'Les données du catalogue ne répondent pas pour le moment. Votre connexion n’y est pour rien.',
    { cause },
  )

/** The isolate has more to compute than it can: nothing is broken, and a retry may succeed. */
export const siteBusy = (cause: unknown) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'Le site est très sollicité en ce moment. Réessayez dans quelques secondes.',
    { cause },
  )

/** What signing in needs beside the database does not answer, or has no time. */
export const signInDown = (cause?: unknown) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'La connexion à l’administration ne répond pas pour le moment. Réessayez dans un instant.',
    { cause },
  )

/** Nothing can be stored where the site runs. */
export const diskFull = (cause: unknown) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'Le disque du serveur est plein\u00a0: rien ne peut être enregistré. Libérez de la place, puis réessayez.',
    { cause },
  )

/** The expected failure behind an error, however deep a library wrapped it. */
export function findAppError(error: unknown): AppError | undefined {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof AppError) return current
    current = current.cause
  }
  return undefined
}

const faultCodes: ReadonlySet<string> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'])

/** Whether a failure with this code is none of whoever asked: it is logged, under its reference. */
export const isFaultOfOurs = (code: string): boolean => faultCodes.has(code)

const references = new WeakMap<Error, string>()

/**
 * The id of a failure, the same in its answer and in the log, so that it can be quoted; `shared` where the log has
 * the line of another one for it.
 */
export function errorReference(error: Error, shared?: string): string {
  const reference =
    references.get(error) ?? shared ?? errorId(Date.now(), crypto.randomUUID().slice(0, 8))
  references.set(error, reference)
  return reference
}
