/** Messages from a page to the service worker. */
export type WorkerMessage =
  | {
      kind: 'keep'
      /** The page that is being read, if one is to be kept. */
      visited: string | null
      /** What of the site is to be at hand, visited or not. */
      wanted: string[]
      /** Whether everything that is kept is to be compared with the site, however lately it was. */
      isReconnected: boolean
    }
  /** True if a waiting build takes over only when no other page is open. Other pages use the files of their own build. */
  | { kind: 'take-over'; isOnlyAlone: boolean }
  /** Keep the worker at it while a page is open that shows how far it is. */
  | { kind: 'continue-whole' }
  | WholeMessage

/** The visitor's command for the whole site. */
export type WholeMessage = { kind: 'whole' } & (
  | { change: 'keep'; addresses: string[] }
  /** All goes but what was visited, and what is wanted of the site. */
  | { change: 'drop'; wanted: string[] }
  | { change: 'pause' }
  | { change: 'resume' }
)

/** Reads what was posted; null for anything else. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, isOnlyAlone, visited, wanted, isReconnected, change, addresses }: Fields = {
    ...data,
  }
  if (kind === 'take-over') return { kind, isOnlyAlone: isOnlyAlone === true }
  if (kind === 'continue-whole') return { kind }
  if (kind === 'whole') {
    if (change === 'pause' || change === 'resume') return { kind, change }
    if (change === 'keep') return { kind, change, addresses: textsOf(addresses) }
    return change === 'drop' ? { kind, change, wanted: textsOf(wanted) } : null
  }
  if (kind !== 'keep' || !Array.isArray(wanted)) return null
  return {
    kind,
    visited: typeof visited === 'string' ? visited : null,
    wanted: textsOf(wanted),
    isReconnected: isReconnected === true,
  }
}

type Fields = Record<string, unknown>

const textsOf = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((text) => typeof text === 'string') : []
