import { use, useDeferredValue } from 'react'

/** Data that a page either has already or is still waiting for. */
export type Deferred<Data> = { data: Data | Promise<Data> }

/**
 * Waits for data where a page must be complete, on the server and while hydrating; elsewhere hands
 * the promise on, so that a page opens at once and its part shows how it is getting on.
 */
export async function defer<Data>(
  data: Promise<Data>,
  mustBeComplete: boolean,
): Promise<Deferred<Data>> {
  if (mustBeComplete) return { data: await data }
  // The component that uses the promise shows its failure.
  data.catch(() => undefined)
  return { data }
}

/** The data, or a suspended component until it is there; a failure goes to the error boundary. */
export function useDeferred<Data>({ data }: Deferred<Data>): Data {
  return data instanceof Promise ? use(data) : data
}

/**
 * The same where data is replaced: what was there stays until the new is, and `isWaiting` tells
 * that it is on its way.
 */
export function useReplacedDeferred<Data>(deferred: Deferred<Data>): [Data, isWaiting: boolean] {
  const shown = useDeferredValue(deferred)
  return [useDeferred(shown), shown !== deferred]
}
