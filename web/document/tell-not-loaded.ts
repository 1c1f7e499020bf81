import { showToast } from '#web/ui/toast.tsx'

/**
 * Says that some code did not come, or could not show what it was to show. Browsers do not ask for it
 * again before the page is reloaded.
 */
export function tellNotLoaded(title: string): void {
  showToast({
    type: 'error',
    title,
    description: 'Vérifiez votre connexion, puis rechargez la page.',
    action: { label: 'Réessayer', run: () => location.reload() },
    topic: title,
  })
}
