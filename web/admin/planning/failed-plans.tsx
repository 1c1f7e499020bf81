import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

import type { WaitingPlan } from './plan-calls.ts'
import { missedTitle, type planLabels } from './plan-labels.ts'

type FailedPlan = WaitingPlan & {
  action: keyof typeof planLabels
  etat: string
  raison: string | null
  titre: string | null
}

/** What was planned and did not take place, with what to do about it. */
export function FailedPlans({ plans }: { plans: FailedPlan[] }) {
  return plans.map((plan) => (
    <Notice key={plan.id} tone="bad" title={missedTitle(plan)}>
      <p>
        {plan.titre ?? 'Fiche supprimée'}
        {'\u00a0'}: {plan.raison ?? late}
      </p>
      <p className="notice-acts">
        {plan.titre === null ? null : (
          <AdminLink
            className={buttonClass({ size: 'sm' })}
            to={editorPath(plan.kind, plan.item_id)}
          >
            Ouvrir la fiche
          </AdminLink>
        )}
        {plan.etat === 'echec' ? <PlanDismissal plan={plan.id} /> : null}
      </p>
    </Notice>
  ))
}

const late =
  'la tâche planifiée ne tourne pas, ou la base ne répondait pas. Elle est tentée de nouveau toutes les cinq minutes.'

/** Takes note of what did not take place: it is told no more. */
export function PlanDismissal({ plan }: { plan: string }) {
  const { client, admin } = api.useUtils()
  const dismissal = useSingleMutation({
    mutationFn: () => client.admin.calendar.dismiss.mutate({ plan }),
    onError: (error) => reportFailure('Impossible d’écarter ce message.', error),
    onSettled: () => admin.invalidate(),
  })
  return (
    <Button size="sm" disabled={dismissal.isPending} onClick={() => dismissal.mutate()}>
      Écarter
    </Button>
  )
}
