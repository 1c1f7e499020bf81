import { fixedPaths } from '#shared/pages/pages.ts'

export type RouteState = 'taken' | 'unknown' | 'item' | 'fine'

type Configured = { id: string; page_route: string; etat: 'connue' | 'inconnue' }

/**
 * State of a path before it is saved. `taken`: another configuration has it. `item`: its texts are fields of the
 * item. `unknown`: no known page is there.
 */
export function routeState(
  route: string,
  ownId: string | null,
  configured: readonly Configured[],
): RouteState {
  const same = configured.find(({ page_route }) => page_route === route)
  if (same && same.id !== ownId) return 'taken'
  if (same) return same.etat === 'inconnue' ? 'unknown' : 'fine'
  if (itemPath.test(route)) return 'item'
  return fixedPaths.some((path) => path === route) || categoryPath.test(route) ? 'fine' : 'unknown'
}

// The browser has no list of the items and categories, so any slug counts.
const itemPath = /^\/(?:prompt|gpt)\/[^/]+$/
const categoryPath = /^\/categorie\/[^/]+$/
