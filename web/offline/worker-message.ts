import { readTexts } from './read-texts.ts'

/** Messages from a page to the service worker. */
export type WorkerMessage =
  | {
      kind: 'keep'
      /** Address of the open page, if it should be stored. */
      visited: string | null
      /** Addresses to store, visited or not. */
      wanted: string[]
      /** True if every stored page should be revalidated, however fresh. */
      isReconnected: boolean
    }
  /** Skip waiting only if no other page is open: open pages need their own build's files. */
  | { kind: 'take-over'; onlyIfSingleClient: boolean }
  /** Keeps the worker alive while a page shows the progress of the download. */
  | { kind: 'continue-download' }
  | DownloadMessage

/** A visitor's command for the download of the site. */
export type DownloadMessage = { kind: 'download' } & (
  | { change: 'keep'; addresses: string[] }
  /** Removes every page that is neither visited nor wanted. */
  | { change: 'drop'; wanted: string[] }
  | { change: 'pause' }
  | { change: 'resume' }
)

/** Parses a posted message. Null if it is none of ours. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, onlyIfSingleClient, visited, wanted, isReconnected, change, addresses }: Fields = {
    ...data,
  }
  if (kind === 'take-over') return { kind, onlyIfSingleClient: onlyIfSingleClient === true }
  if (kind === 'continue-download') return { kind }
  if (kind === 'download') {
    if (change === 'pause' || change === 'resume') return { kind, change }
    if (change === 'keep') return { kind, change, addresses: readTexts(addresses) }
    return change === 'drop' ? { kind, change, wanted: readTexts(wanted) } : null
  }
  if (kind !== 'keep' || !Array.isArray(wanted)) return null
  return {
    kind,
    visited: typeof visited === 'string' ? visited : null,
    wanted: readTexts(wanted),
    isReconnected: isReconnected === true,
  }
}

type Fields = Record<string, unknown>
