import { errorReference, findAppError } from './errors.ts'

const logged = new WeakSet<Error>()

/** The last logged line of a kind of failure, and the number of failures left out since. */
type Kind = { line: Line; quietUntilMs: number; omitted: number }
type Line = { level: 'warning' | 'error'; id: string; name: string; message: string }

/** One line a second for each kind. */
const pauseMs = 1000
const maxKinds = 100
/** The least recently logged kind comes first. */
const kinds = new Map<string, Kind>()
/** The kind that new kinds share while there is no room for them; one of `maxKinds`. */
const otherKinds = 'others'

/** Characters of a text in the first line of a kind, and in the others. */
const firstLength = 5000
const repeatedLength = 300

/**
 * Logs an unexpected failure once, wherever it is caught, and returns its id in the log. The first line of a kind has
 * the stack. Failures left out since the last line are counted in the next one and share the id of the last.
 * The log holds no addresses of visitors, none of their query strings and no values of database queries.
 */
export function logUnexpected(thrown: unknown, path?: string): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (logged.has(error)) return errorReference(error)
  logged.add(error)
  const now = performance.now()
  const kind = claimKind(kindOf(error, path), now)
  const last = kinds.get(kind)
  if (last && now < last.quietUntilMs) {
    last.omitted += 1
    return errorReference(error, last.line.id)
  }
  kinds.delete(kind)
  logOmitted(now)
  const id = errorReference(error)
  const { name, cause } = error
  const cut = (text: string) => text.slice(0, last ? repeatedLength : firstLength)
  const message = cut(messageOf(error))
  // The stack repeats the whole message.
  const stack = last ? undefined : error.stack?.replace(error.message, () => message)
  const reason = cut(cause instanceof Error ? `${cause.name}: ${messageOf(cause)}` : String(cause))
  // An expected outage is a warning, an unexpected failure an error.
  const level = findAppError(error) ? 'warning' : 'error'
  const omitted = last?.omitted || undefined
  write({
    level,
    id,
    path: path?.slice(0, repeatedLength),
    name,
    message,
    stack,
    cause: reason,
    omitted,
  })
  const line = { level, id, name, message: message.slice(0, repeatedLength) } as const
  kinds.set(kind, { line, quietUntilMs: now + pauseMs, omitted: 0 })
  return id
}

/** One line of JSON. Also escapes control, line-separator and bidirectional characters, which JSON.stringify leaves. */
const toLine = (entry: object) =>
  JSON.stringify(entry).replaceAll(
    /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The message without the values of a failed query, which may be a visitor's words. */
const messageOf = (error: Error) =>
  'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message

/** An outage is one kind wherever it is met. Other failures differ by procedure, but not by the address of a page. */
function kindOf(error: Error, path = ''): string {
  const outage = findAppError(error)
  if (outage) return outage.message
  const place = path.startsWith('/') ? '' : path
  // Numbers and quoted texts differ between failures of one kind.
  const words = messageOf(error).slice(0, repeatedLength).replaceAll(/\d+/g, '').split(/["«»]/)
  return [error.name, place, ...words.filter((_, index) => index % 2 === 0)].join(' ')
}

/**
 * Returns the kind to count a failure under: its own, or `otherKinds` while all kinds are in use. A kind whose
 * pause is over makes room for a new one.
 */
function claimKind(kind: string, now: number): string {
  if (kinds.has(kind)) return kind
  const ownKinds = kinds.size - (kinds.has(otherKinds) ? 1 : 0)
  if (ownKinds < maxKinds - 1) return kind
  logOmitted(now)
  const oldest = [...kinds].find(([name]) => name !== otherKinds)
  if (!oldest || now < oldest[1].quietUntilMs) return otherKinds
  kinds.delete(oldest[0])
  return kind
}

/** Logs the counts of kinds whose pause is over: they may never fail again. */
function logOmitted(now: number): void {
  const due = [...kinds].filter(([, kind]) => kind.omitted > 0 && now >= kind.quietUntilMs)
  for (const [name, kind] of due) {
    write({ ...kind.line, omitted: kind.omitted })
    kinds.delete(name)
    kinds.set(name, { ...kind, omitted: 0, quietUntilMs: now + pauseMs })
  }
}

function write({ level, ...rest }: Line & Record<string, unknown>): void {
  console.error(toLine({ level, at: new Date().toISOString(), ...rest }))
}

/** Logs the outcome of a background job. */
export function logRun(job: string, { reussi, bilan }: { reussi: boolean; bilan: string }): void {
  logOmitted(performance.now())
  const level = reussi ? 'info' : 'error'
  console.log(toLine({ level, at: new Date().toISOString(), job, outcome: bilan }))
}

/** Forgets the logged kinds. */
export function resetErrorLog(): void {
  kinds.clear()
}

/** Prints a sentence for the developer who runs the site in this terminal. */
export function logForDeveloper(sentence: string): void {
  console.error(sentence)
}
