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

/** The addresses that must go so that the others fit: the longest unvisited, and none that is wanted. */
export function addressesToDrop(
  kept: readonly Pick<KeptPage, 'address' | 'visitedAt'>[],
  wanted: readonly string[],
): string[] {
  const excess = kept.length - keptMaxPages
  if (excess <= 0) return []
  const stays = new Set([...ownPages, ...wanted])
  return kept
    .filter(({ address }) => !stays.has(address))
    .toSorted((a, b) => a.visitedAt - b.visitedAt)
    .slice(0, excess)
    .map(({ address }) => address)
}
