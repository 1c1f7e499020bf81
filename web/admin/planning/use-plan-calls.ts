import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'

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
