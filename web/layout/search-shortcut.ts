import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/**
 * Ctrl K, on a Mac ⌘ K, opens the palette from everywhere; «/» goes to the search box of the page,
 * or opens the palette when there is none.
 */
export function useSearchShortcuts(openPalette: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    const isWithModifier = event.ctrlKey || event.metaKey
    if (event.key === '/' && !isWithModifier && !isTyping(event)) {
      event.preventDefault()
      const box = document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (box) box.focus()
      else openPalette()
    }
    if (event.key.toLowerCase() === 'k' && !event.shiftKey && isPaletteModifier(event)) {
      event.preventDefault()
      openPalette()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** The keys that open the palette on this machine. */
export function usePaletteKeys(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (isApple() ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
}

/** On a Mac Ctrl K cuts the rest of the line. */
function isPaletteModifier({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const typingPlaces = 'input, textarea, select, dialog, [contenteditable]'
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(typingPlaces) !== null
