/** What a page tells the service worker. */
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
  | { kind: 'take-over' }

/** Reads what was posted; null for anything else. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, visited, wanted, isReconnected }: Record<string, unknown> = { ...data }
  if (kind === 'take-over') return { kind }
  if (kind !== 'keep' || !Array.isArray(wanted)) return null
  return {
    kind,
    visited: typeof visited === 'string' ? visited : null,
    wanted: wanted.filter((address) => typeof address === 'string'),
    isReconnected: isReconnected === true,
  }
}
