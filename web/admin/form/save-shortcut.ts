import { type RefObject, useEffect, useEffectEvent } from 'react'

type FormRef = RefObject<HTMLFormElement | null>

/** Ctrl+S, Cmd+S: saves, in place of the browser's own command. While a dialog is open, only its form saves. */
export function useSaveShortcut(save: () => void, isEnabled = true, form?: FormRef) {
  useShortcut(isSaveKey, save, { isEnabled, form })
}

/** Ctrl+S, Cmd+S: submits a form in a dialog. */
export function useSubmitShortcut(form: FormRef) {
  useSaveShortcut(() => form.current?.requestSubmit(), true, form)
}

/** Ctrl+Enter, Cmd+Enter: publishes. */
export function usePublishShortcut(publish: () => void) {
  useShortcut(isPublishKey, publish, { isEnabled: true })
}

type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>

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
    const topDialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    // An open dialog must be answered first.
    if (!topDialog || topDialog.contains(form?.current ?? null)) act()
  })
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => onPress(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}
