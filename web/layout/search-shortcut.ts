import { useSyncExternalStore } from 'react'

/** The keys that open the palette on this machine; web/boot.js listens for them. */
export function usePaletteKeys(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
}
