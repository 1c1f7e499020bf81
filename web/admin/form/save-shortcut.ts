import { type RefObject, useEffect, useEffectEvent } from 'react'

type FormRef = RefObject<HTMLFormElement | null>

/** Ctrl+S, Cmd+S: saves instead of offering the page as a file. In a window the form in it saves. */
export function useSaveShortcut(save: () => void, isEnabled = true, form?: FormRef) {
  useShortcut(isSaveKey, save, { isEnabled, form })
}

/** Ctrl+S, Cmd+S: sends a form of a window that has no other. */
export function useSubmitShortcut(form: FormRef) {
  useSaveShortcut(() => form.current?.requestSubmit(), true, form)
}

/** Ctrl+Enter, Cmd+Enter: publishes. */
export function usePublishShortcut(publish: () => void) {
  useShortcut(isPublishKey, publish, { isEnabled: true })
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
  { isEnabled, form }: { isEnabled: boolean; form?: FormRef | undefined },
) {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return
    event.preventDefault()
    const topWindow = [...document.querySelectorAll('dialog:modal')].at(-1)
    // A window asks something first.
    if (!topWindow || topWindow.contains(form?.current ?? null)) act()
  })
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => onPress(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}
