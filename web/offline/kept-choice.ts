import { keptItem } from './kept-address.ts'
import type { KeptPage } from './kept-copy.ts'

/** How many pages a browser keeps. */
export const keptMaxPages = 60
/** How many of them may be of what was begun or selected: the rest is for what is visited. */
const wantedMaxPages = 45

/** What shows the visitor's own things, and what is shown where nothing is kept: kept without a visit. */
export const ownPages = ['/hors-ligne', '/selection', '/selection/document', '/profils']

/**
 * The pages that a visitor wants at hand: what was begun, the newest first, then what is in the selection,
 * the newest last.
 */
export function wantedAddresses(begun: readonly string[], selected: readonly string[]): string[] {
  const newest = [...begun, ...selected.toReversed()]
  return [...new Set(newest)]
    .filter((address) => keptItem(address) !== null)
    .slice(0, wantedMaxPages)
}

/** When a page was last opened that is kept with the whole site and nobody has opened. */
export const neverVisited = 0

type Visited = Pick<KeptPage, 'address' | 'visitedAt'>

/**
 * The addresses that must go so that the others fit: the longest unvisited, and none that is wanted. The pages
 * of the whole site, where its visitor wants that kept, neither go nor count.
 */
export function addressesToDrop(
  kept: readonly Visited[],
  wanted: readonly string[],
  whole: readonly string[] = [],
): string[] {
  const inWhole = new Set(whole)
  const counted = kept.filter(({ address }) => !inWhole.has(address))
  const excess = counted.length - keptMaxPages
  if (excess <= 0) return []
  const stays = new Set([...ownPages, ...wanted])
  return counted
    .filter(({ address }) => !stays.has(address))
    .toSorted((a, b) => a.visitedAt - b.visitedAt)
    .slice(0, excess)
    .map(({ address }) => address)
}

/** Addresses to drop after «Ne plus tout garder»: pages that were neither opened nor selected. */
export function unvisitedAddresses(kept: readonly Visited[], wanted: readonly string[]): string[] {
  const stays = new Set([...ownPages, ...wanted])
  return kept
    .filter(({ address, visitedAt }) => visitedAt === neverVisited && !stays.has(address))
    .map(({ address }) => address)
}
