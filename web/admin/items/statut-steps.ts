import type { Statut } from '#shared/items/statut.ts'

/** One call that changes statuses; a refusal is always explained. */
export type StatutStep =
  | { ids: string[]; statut: Exclude<Statut, 'refuse'>; raison?: string | undefined }
  | { ids: string[]; statut: 'refuse'; raison: string }

export function statutStep(ids: string[], statut: Statut, raison: string | undefined): StatutStep {
  return statut === 'refuse'
    ? { ids, statut, raison: raison ?? 'Sans précision' }
    : { ids, statut, raison }
}

/** The calls that give back to each item the status it had. */
export function undoSteps(
  items: readonly { id: string; statut: Statut }[],
  changedTo: Statut,
): StatutStep[] {
  const changed = items.filter(({ statut }) => statut !== changedTo)
  return [...Map.groupBy(changed, ({ statut }) => statut)].map(([statut, group]) =>
    statutStep(
      group.map(({ id }) => id),
      statut,
      'Annulation d’un changement de statut',
    ),
  )
}
