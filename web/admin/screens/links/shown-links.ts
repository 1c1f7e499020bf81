import { isWaiting } from '#shared/links/link-state.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'

export type DoubtedLink = ApiOutputs['admin']['links']['list'][number]

/** What of the addresses that were gone is shown; what waits is shown unless something else is asked for. */
export const shownStates = ['absents', 'verifies'] as const
export type ShownState = (typeof shownStates)[number]

export const shownStateLabels: Record<ShownState, string> = {
  absents: 'Absents une seule fois',
  verifies: 'Vérifiés à la main',
}

/** Those of a state; null for those that wait. */
export function linksOf(links: DoubtedLink[], shown: ShownState | null): DoubtedLink[] {
  if (shown === null) return links.filter(isWaiting)
  return links.filter(({ etat, verifie_le }) =>
    shown === 'verifies' ? verifie_le !== null : etat === 'absent' && verifie_le === null,
  )
}
