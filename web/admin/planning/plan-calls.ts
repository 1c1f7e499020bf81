import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'

import { plannedFor } from './plan-labels.ts'

/** Plans of an item that wait or failed. */
export function useItemPlans(kind: ItemKind, id: string) {
  const { prompts, gpts } = api.admin
  const { data = [] } = (kind === 'prompt' ? prompts : gpts).plans.useQuery({ id })
  return data
}

export function usePlanCalls(kind: ItemKind) {
  const { client, admin } = api.useUtils()
  const shown = kind === 'prompt' ? admin.prompts : admin.gpts
  return {
    plan: kind === 'prompt' ? client.admin.prompts.plan : client.admin.gpts.plan,
    refresh: () => Promise.all([shown.plans.invalidate(), admin.calendar.invalidate()]),
  }
}

/** Something that is planned, as it is found again. */
export type WaitingPlan = { id: string; kind: ItemKind; item_id: string; prevu_le: string }

/** Another time for what is planned, with the way back. */
export function usePlanMove() {
  const { client, admin } = api.useUtils()
  const move = ({ id, kind, item_id, prevu_le: lu }: WaitingPlan, prevu_le: string) =>
    client.admin.calendar.move.mutate({ plan: id, kind, id: item_id, lu, prevu_le })
  return useUndoable({
    async run({ plan, prevu_le }: { plan: WaitingPlan; prevu_le: string }) {
      await move(plan, prevu_le)
      return { plan, prevu_le }
    },
    undo: ({ plan, prevu_le }) => move({ ...plan, prevu_le }, plan.prevu_le),
    refresh: () => admin.invalidate(),
    words: {
      done: 'Date changée',
      failed: 'Impossible de changer la date.',
      undone: 'Date rétablie',
      undoFailed: 'Impossible de rétablir la date.',
      overtaken,
    },
    consequence: ({ prevu_le }) => `${plannedFor(prevu_le)}, heure de Paris.`,
  })
}

/** Gives up what is planned, with the way back. */
export function usePlanCancel() {
  const { client, admin } = api.useUtils()
  return useUndoable({
    async run({ id, kind, item_id, prevu_le: lu }: WaitingPlan) {
      await client.admin.calendar.cancel.mutate({ plan: id, kind, id: item_id, lu })
      return { plan: id, kind, id: item_id }
    },
    undo: (cancelled) => client.admin.calendar.resume.mutate(cancelled),
    refresh: () => admin.invalidate(),
    words: {
      done: 'Planification annulée',
      failed: 'Impossible d’annuler la planification.',
      undone: 'Planification rétablie',
      undoFailed: 'Impossible de rétablir la planification.',
      overtaken,
    },
  })
}

const overtaken = 'La planification a changé entre-temps'
