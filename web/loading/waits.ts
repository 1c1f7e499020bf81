import { useSyncExternalStore } from 'react'

/** A read that was refused for being one too many, and will be tried again by itself. */
export type Wait = { message: string; seconds: number }

const waits = new Map<string, Wait>()
const listeners = new Set<() => void>()

/** Says, or takes back, that the reads of a procedure wait. */
export function noteWait(path: string, wait: Wait | null): void {
  if (wait) waits.set(path, wait)
  else waits.delete(path)
  for (const onChange of listeners) onChange()
}

/** What the reads of a procedure wait for, or nothing. */
export const useWait = (path: string): Wait | undefined =>
  useSyncExternalStore(
    subscribe,
    () => waits.get(path),
    () => undefined,
  )

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
