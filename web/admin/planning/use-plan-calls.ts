import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'

/** How what is planned with items of a kind is asked and changed. */
export function usePlanCalls(kind: ItemKind) {
  const { client, admin } = api.useUtils()
  const shown = kind === 'prompt' ? admin.prompts : admin.gpts
  return {
    plan: kind === 'prompt' ? client.admin.prompts.plan : client.admin.gpts.plan,
    refresh: () => Promise.all([shown.plans.invalidate(), admin.calendar.invalidate()]),
  }
}
