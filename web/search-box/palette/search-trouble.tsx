import { WaitNotice } from '#web/lists/wait-notice.tsx'
import { useWait } from '#web/loading/waits.ts'
import { Button } from '#web/ui/button.tsx'

import type { Proposals } from './use-proposals.ts'

const suggestionsPath = 'search.suggestions'

const troubleLine = 'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-small'

type SearchTroubleProps = { state: Proposals['state']; onRetry: () => void }

/** Why the search proposes nothing of the site, where it cannot, and what to do. */
export function SearchTrouble({ state, onRetry }: SearchTroubleProps) {
  const wait = useWait(suggestionsPath)
  if (wait) {
    return (
      <p className={troubleLine} aria-live="polite">
        <WaitNotice of={suggestionsPath} />
      </p>
    )
  }
  if (state !== 'failed' && state !== 'kept') return null
  return (
    <p className={troubleLine} role="alert">
      {state === 'kept'
        ? 'La recherche ne répond pas\u00a0: voici ce que ce navigateur a enregistré.'
        : 'La recherche ne répond pas pour le moment\u00a0; les commandes fonctionnent sans elle.'}
      <Button size="sm" onClick={onRetry}>
        Réessayer
      </Button>
    </p>
  )
}
