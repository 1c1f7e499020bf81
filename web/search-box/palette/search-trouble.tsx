import { WaitNotice } from '#web/lists/wait-notice.tsx'
import { useWait } from '#web/loading/waits.ts'
import { Button } from '#web/ui/button.tsx'

const suggestionsPath = 'search.suggestions'

type SearchTroubleProps = { hasFailed: boolean; onRetry: () => void }

/** Why the search proposes nothing, where it cannot, and what to do. */
export function SearchTrouble({ hasFailed, onRetry }: SearchTroubleProps) {
  const wait = useWait(suggestionsPath)
  if (wait) {
    return (
      <p className="trouble" aria-live="polite">
        <WaitNotice of={suggestionsPath} />
      </p>
    )
  }
  if (!hasFailed) return null
  return (
    <p className="trouble" role="alert">
      La recherche ne répond pas. Vérifiez votre connexion&nbsp;; les commandes fonctionnent sans
      elle.
      <Button size="sm" onClick={onRetry}>
        Réessayer
      </Button>
    </p>
  )
}
