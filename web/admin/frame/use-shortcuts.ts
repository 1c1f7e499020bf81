import { useEffect, useEffectEvent } from 'react'

type Shortcuts = { onPalette: () => void; onHelp: () => void }

/** Ctrl+K opens the palette, `/` goes to the search of the screen, `?` tells the shortcuts. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A window asks something first.
    if (document.querySelector('dialog:modal')) return
    if (isPaletteKey(event)) {
      event.preventDefault()
      onPalette()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === '?') {
      event.preventDefault()
      onHelp()
    }
    const search = document.querySelector<HTMLElement>('main [type="search"]')
    if (event.key === '/' && search) {
      event.preventDefault()
      search.focus()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

const isPaletteKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
