import { AppError, errorReference } from './errors.ts'

const logged = new WeakSet<Error>()

/**
 * Logs what nobody expected, once wherever it is caught, and gives the id under which the log knows it.
 * The log has no addresses of visitors, nothing of their query strings, and no values that the database
 * was asked with.
 */
export function logUnexpected(thrown: unknown, path?: string): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const id = errorReference(error)
  if (logged.has(error)) return id
  logged.add(error)
  const { name, cause } = error
  const message = messageOf(error)
  // It repeats the message.
  const stack = error.stack?.replace(error.message, () => message)
  const reason = cause instanceof Error ? `${cause.name}: ${messageOf(cause)}` : String(cause)
  // An outage that was foreseen asks for another look than what nobody thought of.
  const level = error instanceof AppError ? 'warning' : 'error'
  const at = new Date().toISOString()
  console.error(toLine({ level, at, id, path, name, message, stack, cause: reason }))
  return id
}

/** JSON on one line. What it leaves as it is and a terminal obeys or a reader of lines ends at is escaped. */
const toLine = (entry: object) =>
  JSON.stringify(entry).replaceAll(
    /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A failed query, which names itself and its values, without them: a visitor's words may be among them. */
const messageOf = (error: Error) =>
  'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message

/** Logs how work that nobody waits for went. */
export function logRun(job: string, { reussi, bilan }: { reussi: boolean; bilan: string }): void {
  const level = reussi ? 'info' : 'error'
  console.log(toLine({ level, at: new Date().toISOString(), job, outcome: bilan }))
}

/** Says in one sentence, in the terminal of whoever runs the site at hand, what to do. */
export function logForDeveloper(sentence: string): void {
  console.error(sentence)
}
