import { useLocation } from '@tanstack/react-router'

import { useHydrated } from '#web/loading/hydrated.ts'
import { keptMaxPages } from '#web/offline/kept-choice.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NoScriptNotice } from '#web/ui/notice.tsx'

import { KeptList } from './kept-list.tsx'

/** What this browser can show without network, and what is shown in place of a page that it has not. */
export function OfflinePage() {
  const isHydrated = useHydrated()
  // Whatever is asked for changes nothing of what is loaded: it is read where it is shown.
  const asked = useLocation({ select: ({ searchStr }) => searchStr })
  // As high as the screen before and after: what follows does not jump when the list is filled in.
  return (
    <div className="page-width min-h-svh">
      <PageHead
        title="Disponible hors ligne"
        intro={`Sauf refus de votre part, ce que vous ouvrez, commencez ou gardez est enregistré dans ce navigateur, ${keptMaxPages}\u00a0pages au plus, et s’ouvre sans connexion. Vous pouvez aussi tout garder.`}
      />
      {isHydrated ? <KeptList key={asked} asked={new URLSearchParams(asked)} /> : <Unknown />}
    </div>
  )
}

/** Nothing but the browser knows what it has kept. */
const Unknown = () => (
  <NoScriptNotice>
    Ces pages sont gardées par votre navigateur&nbsp;: pour les voir, activez JavaScript.
  </NoScriptNotice>
)
