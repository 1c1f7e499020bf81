import { showToast } from '#web/ui/toast.tsx'

/** Where the clipboard refuses a text: selects it, and says how to copy it by hand (R44, R45, D6). */
export function offerManualCopy(text: HTMLElement | null): void {
  if (text) getSelection()?.selectAllChildren(text)
  showToast({
    type: 'error',
    title: 'Copie impossible',
    description: 'Le texte est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
  })
}
