import type { RegisteredRouter } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'

import { CheckListSection } from './check-list-section.tsx'

/**
 * Renders the check list of each opened prompt into the element that its page reserves. A root of its own keeps it out
 * of the script of a first visit.
 */
export function showCheckLists(router: RegisteredRouter): void {
  let shown: { container: Element; root: Root } | undefined
  const show = () => {
    const container = document.querySelector('[data-check-list]')
    if (container === (shown?.container ?? null)) return
    shown?.root.unmount()
    shown = undefined
    const match = router.state.matches.at(-1)
    if (!container || match?.routeId !== '/_site/prompt/$slug' || !match.loaderData) return
    shown = { container, root: createRoot(container) }
    shown.root.render(<CheckListSection prompt={match.loaderData.prompt} />)
  }
  show()
  router.subscribe('onRendered', show)
}
