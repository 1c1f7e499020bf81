import type { RegisteredRouter } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'

import { CheckListSection } from './check-list-section.tsx'

/**
 * Shows the check list of each prompt that is opened, in the place that its page keeps for it. A root of its own, so
 * that a first visit's script has nothing of it.
 */
export function showCheckLists(router: RegisteredRouter): void {
  let shown: { place: Element; root: Root } | undefined
  const show = () => {
    const place = document.querySelector('[data-check-list]')
    if (place === (shown?.place ?? null)) return
    shown?.root.unmount()
    shown = undefined
    const match = router.state.matches.at(-1)
    if (!place || match?.routeId !== '/_site/prompt/$slug' || !match.loaderData) return
    shown = { place, root: createRoot(place) }
    shown.root.render(<CheckListSection prompt={match.loaderData.prompt} />)
  }
  show()
  router.subscribe('onRendered', show)
}
