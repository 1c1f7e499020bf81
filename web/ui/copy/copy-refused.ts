import { showToast } from '#web/ui/toast.tsx'

/** Where the clipboard refuses a text: selects it, and says how to copy it by hand. */
export function offerManualCopy(text: HTMLElement | null): void {
  if (text) getSelection()?.selectAllChildren(text)
  tellCopyRefused('Le texte est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.')
}

/**
 * Says that the clipboard refused, and what else helps. A browser takes no text for a press that was
 * long ago, before the page could act on it: then another press is all it needs.
 */
export function tellCopyRefused(description: string): void {
  showToast(
    navigator.userActivation.isActive
      ? { type: 'error', title: 'Copie impossible', description }
      : {
          type: 'info',
          title: 'Prêt\u00a0: cliquez de nouveau',
          description: 'La page vient de finir de charger, et la copie demande un nouveau clic.',
        },
  )
}
