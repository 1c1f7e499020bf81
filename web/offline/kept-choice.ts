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

/** `visitedAt` of a page that was downloaded but never opened. */
export const neverVisited = 0

type Visited = Pick<KeptPage, 'address' | 'visitedAt'>

/**
 * Addresses to remove so that the others fit, least recently visited first. Wanted pages stay. Pages of the
 * site download neither count nor go.
 */
export function addressesToDrop(
  kept: readonly Visited[],
  wanted: readonly string[],
  downloaded: readonly string[] = [],
): string[] {
  const inDownload = new Set(downloaded)
  const counted = kept.filter(({ address }) => !inDownload.has(address))
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
