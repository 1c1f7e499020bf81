import { use } from 'react'

/** Data that a page either has already or shows a waiting state for. */
export type Deferred<Data> = Data | Promise<Data>

/**
 * Waits for data where a page must be complete, on the server and while hydrating; elsewhere hands
 * the promise on, so that a page opens at once and its part shows how it is getting on.
 */
export async function defer<Data>(
  data: Promise<Data>,
  mustBeComplete: boolean,
): Promise<{ data: Deferred<Data> }> {
  if (mustBeComplete) return { data: await data }
  // The component that uses the promise shows its failure.
  data.catch(() => undefined)
  return { data }
}

/** The data, or a suspended component until it is there; a failure goes to the error boundary. */
export function useDeferred<Data>(deferred: Deferred<Data>): Data {
  return deferred instanceof Promise ? use(deferred) : deferred
}
