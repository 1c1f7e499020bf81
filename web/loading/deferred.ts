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
  const deferred: Deferred<Data> = { data }
  void replaceWhenArrived(deferred, data)
  return deferred
}

async function replaceWhenArrived<Data>(deferred: Deferred<Data>, data: Promise<Data>) {
  try {
    deferred.data = await data
  } catch {
    // The component that uses the promise shows its failure.
  }
}

/** The data, or a suspended component until it is there; a failure goes to the error boundary. */
export function useDeferred<Data>({ data }: Deferred<Data>): Data {
  return data instanceof Promise ? use(data) : data
}

/**
 * The same where data is replaced: the former data stays until the new has arrived, and `isWaiting`
 * tells that it is on its way. Data that has arrived before is shown at once, so that the scroll
 * position is restored on its own page.
 */
export function useReplacedDeferred<Data>(deferred: Deferred<Data>): [Data, isWaiting: boolean] {
  const former = useDeferredValue(deferred)
  const shown = deferred.data instanceof Promise ? former : deferred
  return [useDeferred(shown), shown !== deferred]
}
