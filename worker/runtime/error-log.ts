import { errorReference, findAppError } from './errors.ts'

const logged = new WeakSet<Error>()

/** The last line of a kind of failure, and how many failures were left out since. */
type Kind = { line: Line; quietUntilMs: number; omitted: number }
type Line = { level: 'warning' | 'error'; id: string; name: string; message: string }

/** One line a second for each kind. */
const pauseMs = 1000
const maxKinds = 100
/** The least recently logged kind comes first. */
const kinds = new Map<string, Kind>()
/** Counts the failures of new kinds while there is no room for them. */
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
  const kind = keptKind(kindOf(error, path), now)
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
  // It repeats the message.
  const stack = last ? undefined : error.stack?.replace(error.message, () => message)
  const reason = cut(cause instanceof Error ? `${cause.name}: ${messageOf(cause)}` : String(cause))
  // An outage that was foreseen asks for another look than what nobody thought of.
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

/** JSON on one line. What it leaves as it is and a terminal obeys or a reader of lines ends at is escaped. */
const toLine = (entry: object) =>
  JSON.stringify(entry).replaceAll(
    /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A failed query, which names itself and its values, without them: a visitor's words may be among them. */
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

/** The kind under which a failure is counted: its own, or the shared one while `maxKinds` kinds are quiet. */
function keptKind(kind: string, now: number): string {
  if (kinds.has(kind) || kinds.size < maxKinds) return kind
  const [oldest] = kinds
  if (!oldest || now < oldest[1].quietUntilMs) return otherKinds
  logOmitted(now)
  kinds.delete(oldest[0])
  return kind
}

/** Logs the counts of kinds whose second is over: a later line of theirs may never come. */
function logOmitted(now: number): void {
  for (const kind of kinds.values()) {
    if (kind.omitted === 0 || now < kind.quietUntilMs) continue
    write({ ...kind.line, omitted: kind.omitted })
    Object.assign(kind, { omitted: 0, quietUntilMs: now + pauseMs })
  }
}

function write({ level, ...rest }: Line & Record<string, unknown>): void {
  console.error(toLine({ level, at: new Date().toISOString(), ...rest }))
}

/** Logs how work that nobody waits for went. */
export function logRun(job: string, { reussi, bilan }: { reussi: boolean; bilan: string }): void {
  logOmitted(performance.now())
  const level = reussi ? 'info' : 'error'
  console.log(toLine({ level, at: new Date().toISOString(), job, outcome: bilan }))
}

/** Forgets which kinds were logged, as a new isolate does. */
export function resetErrorLog(): void {
  kinds.clear()
}

/** Says in one sentence, in the terminal of whoever runs the site at hand, what to do. */
export function logForDeveloper(sentence: string): void {
  console.error(sentence)
}
