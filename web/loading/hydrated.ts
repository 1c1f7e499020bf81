import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and while the page hydrates: what only the browser knows comes after. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
