import { useLocation } from '@tanstack/react-router'

import { useHydrated } from '#web/loading/hydrated.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NoScriptNotice } from '#web/ui/notice.tsx'

import { OwnSelection } from './own-selection.tsx'
import { sharedPrefix } from './selection-link.ts'
import { SharedSelection } from './shared-selection.tsx'

/** What this visitor stored or, with a shared link, what another one did. */
export function SelectionPage() {
  const isHydrated = useHydrated()
  const fragment = useLocation({ select: ({ hash }) => hash })
  // As high as the screen before and after: what follows does not jump when the list is filled in.
  return (
    <div className="min-h-svh">{isHydrated ? <Selection fragment={fragment} /> : <Unknown />}</div>
  )
}

function Selection({ fragment }: { fragment: string }) {
  return fragment.startsWith(sharedPrefix) ? (
    <SharedSelection key={fragment} fragment={fragment} />
  ) : (
    <OwnSelection />
  )
}

/** Nothing but the browser knows the selection. */
function Unknown() {
  return (
    <div className="page-width">
      <PageHead
        title="Ma sélection"
        intro="Vos prompts et GPT, dans votre ordre. La liste reste dans votre navigateur."
      />
      <NoScriptNotice>
        Votre sélection est gardée par votre navigateur&nbsp;: pour la voir, activez JavaScript.
      </NoScriptNotice>
    </div>
  )
}
