import { fixedPaths } from '#shared/pages/pages.ts'

export type RouteState = 'taken' | 'unknown' | 'fine'

type Configured = { id: string; page_route: string; etat: 'connue' | 'inconnue' }

/**
 * What is to be said of a path before it is saved: that another configuration has it, or that no page
 * answers there as far as the browser can know.
 */
export function routeState(
  route: string,
  ownId: string | null,
  configured: readonly Configured[],
): RouteState {
  const same = configured.find(({ page_route }) => page_route === route)
  if (same && same.id !== ownId) return 'taken'
  if (same) return same.etat === 'inconnue' ? 'unknown' : 'fine'
  return fixedPaths.some((path) => path === route) || listedPath.test(route) ? 'fine' : 'unknown'
}

/** The page of an item or a category: only the server knows which there are. */
const listedPath = /^\/(?:prompt|gpt|categorie)\/[^/]+$/
