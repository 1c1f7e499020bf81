/** Held by an opened editor, so that other tabs know whose edits are still being written. */
const nameOf = (origine: string) => `outbox:${origine}`

/** Holds the lock of an opened editor until the function it returns is called. */
export function holdEditor(origine: string): () => void {
  if (!isSupported()) return () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(nameOf(origine), () => promise)
  return resolve
}

/** The opened editors of this browser, in whichever tab. */
export async function listOpenEditors(): Promise<ReadonlySet<string>> {
  if (!isSupported()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name.slice(7)])))
}

/** Does something with what an editor left behind, as soon as that editor is closed. */
export async function onceClosed(
  origine: string,
  act: () => Promise<unknown> | void,
  { signal, isNowOrNever = false }: { signal?: AbortSignal; isNowOrNever?: boolean } = {},
): Promise<void> {
  if (!isSupported()) return void (await act())
  const options = isNowOrNever ? { ifAvailable: true } : signal ? { signal } : {}
  try {
    await navigator.locks.request(nameOf(origine), options, (lock) => (lock ? act() : undefined))
  } catch (error) {
    if (signal?.aborted !== true) throw error
  }
}

/** Only a secure page has locks. */
const isSupported = () => typeof navigator !== 'undefined' && 'locks' in navigator
