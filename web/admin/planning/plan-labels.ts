import { parisClock } from '#shared/items/paris-time.ts'
import type { PlanAction } from '#shared/planning/plan.ts'

export const planLabels: Record<PlanAction, string> = { publier: 'Publication', retirer: 'Retrait' }

const days = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** «lundi 30 novembre 2026 à 07:30», in Paris. */
export function plannedFor(iso: string): string {
  const instant = new Date(iso)
  return `${days.format(instant).replace(/ 1 /, ' 1er ')} à ${parisClock(instant).heure}`
}

type Planned = { action: PlanAction; prevu_le: string }

/** Of what did not take place. */
export const missedTitle = ({ action, prevu_le }: Planned): string =>
  `${planLabels[action]} du ${plannedFor(prevu_le)}\u00a0: n’a pas eu lieu`
