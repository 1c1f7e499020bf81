import { tellCopyRefused } from '#web/ui/copy/copy-refused.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Says why a prompt was not copied, and what works: its text did not come, or the clipboard refused it. */
export async function tellNotCopied(filling: Promise<unknown>): Promise<void> {
  const hasCome = await filling.then(
    () => true,
    () => false,
  )
  if (hasCome) tellCopyRefused('Ouvrez la fiche du prompt et copiez le texte affiché.')
  else tellNoText('Copie impossible')
}

/** Says that the text of a prompt did not come; its page would not either where there is no network. */
export function tellNoText(title: string): void {
  const message = { type: 'error', title, topic: 'texte' } as const
  if (navigator.onLine) {
    showToast({
      ...message,
      description:
        'Le texte n’est pas arrivé\u00a0: vérifiez votre connexion et réessayez, ou ouvrez la fiche.',
    })
    return
  }
  showToast({
    ...message,
    description:
      'Vous êtes hors ligne, et ce prompt n’est pas enregistré dans ce navigateur. Ceux qui le sont se copient sans connexion.',
    ...('serviceWorker' in navigator &&
      navigator.serviceWorker.controller && {
        action: {
          label: 'Voir les fiches enregistrées',
          run: () => location.assign('/hors-ligne'),
        },
      }),
  })
}
