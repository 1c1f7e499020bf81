/** An opened editor holds its lock, so that no other tab sends its entry of the outbox. */
const prefix = 'outbox:'
const nameOf = (origine: string) => prefix + origine

/** Holds the lock of an opened editor until the function it returns is called. */
export function holdEditor(origine: string): () => void {
  if (!isSupported()) return () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(nameOf(origine), () => promise)
  return resolve
}

/** Lists the `origine` of each opened editor of this browser, in all tabs. */
export async function listOpenEditors(): Promise<ReadonlySet<string>> {
  if (!isSupported()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  )
}

/** Runs `act` once the editor is closed. With `isNowOrNever`, runs it only if the editor is closed already. */
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

/** The Web Locks API needs a secure context. */
const isSupported = () => typeof navigator !== 'undefined' && 'locks' in navigator
