import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, Cmd+S: saves instead of offering the page as a file. */
export function useSaveShortcut(save: () => void, isEnabled = true) {
  useShortcut(isSaveKey, save, isEnabled)
}

/** Ctrl+Enter, Cmd+Enter: publishes. */
export function usePublishShortcut(publish: () => void) {
  useShortcut(isPublishKey, publish, true)
}

type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>

/** Whether what is typed is about to be saved. */
export const isSavingKey = (event: Keys): boolean => isSaveKey(event) || isPublishKey(event)

const isSaveKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: Keys) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's'

const isPublishKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: Keys) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key === 'Enter'

function useShortcut(
  isMeant: (event: KeyboardEvent) => boolean,
  act: () => void,
  isEnabled: boolean,
) {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return
    event.preventDefault()
    // A window asks something first.
    if (!document.querySelector('dialog:modal')) act()
  })
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => onPress(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}
