import { errorReference } from './errors.ts'

/** Logs what nobody expected and gives the id under which the log knows it. */
export function logUnexpected(thrown: unknown, path?: string): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const id = errorReference(error)
  const { name, message, stack, cause } = error
  console.error(JSON.stringify({ id, path, name, message, stack, cause: String(cause) }))
  return id
}

/** Says in one sentence, in the terminal of whoever runs the site at hand, what to do. */
export function logForDeveloper(sentence: string): void {
  console.error(sentence)
}
