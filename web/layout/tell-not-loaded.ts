import { showToast } from '#web/ui/toast.tsx'

/** Says that some code did not come. Browsers do not ask for it again before the page is reloaded. */
export function tellNotLoaded(title: string): void {
  showToast({
    type: 'error',
    title,
    description: 'Vérifiez votre connexion, puis rechargez la page.',
    topic: title,
  })
}
