import { showToast } from '#web/ui/toast.tsx'

/** Says that the browser refused to store something: a private window, or a full store. */
export function tellNothingStored(): void {
  showToast({
    type: 'error',
    title: 'Rien ne peut être gardé',
    description:
      'Votre navigateur refuse de garder des données pour ce site (navigation privée, réglage ou espace plein).',
    topic: 'nothing-stored',
  })
}
