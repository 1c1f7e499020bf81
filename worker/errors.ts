export type AppErrorCode = 'NOT_FOUND' | 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS'

/** An expected failure, named by what went wrong and not by the transport that reports it. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: AppErrorCode

  constructor(code: AppErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The expected failure behind an error, however deep a library wrapped it. */
export function findAppError(error: unknown): AppError | undefined {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof AppError) return current
    current = current.cause
  }
  return undefined
}
