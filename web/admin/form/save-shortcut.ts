import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, Cmd+S: saves instead of offering the page as a file. */
export function useSaveShortcut(save: () => void, isEnabled = true) {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 's'
      if (!isSave) return
      event.preventDefault()
      // A window asks something first.
      if (!document.querySelector('dialog:modal')) onSave()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}
