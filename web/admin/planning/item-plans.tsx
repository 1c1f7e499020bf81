import { useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { planActions } from '#shared/planning/plan.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import type { AtCopy } from '#web/admin/items/item-calls.ts'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import { PlanDismissal } from './failed-plans.tsx'
import { useItemPlans, usePlanCancel, usePlanMove } from './plan-calls.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { missedTitle, planLabels, plannedFor } from './plan-labels.ts'
import { MoveDialog } from './plan-time.tsx'

type ItemPlansProps = {
  kind: ItemKind
  id: string
  isPublic: boolean
}

/** Waiting and failed plans of an item: date, author and obstacle of each, and the buttons that change it. */
export function ItemPlans({ kind, id, isPublic }: ItemPlansProps) {
  const plans = useItemPlans(kind, id)
  const [moved, setMoved] = useState<string | null>(null)
  const move = usePlanMove()
  const cancel = usePlanCancel()
  const may = useMay()
  const isPublicationPlanned = plans.some(
    ({ action, etat }) => action === 'publier' && etat === 'prevu',
  )
  return plans.map((plan) => {
    const waiting = { ...plan, kind, item_id: id }
    const isWaiting = plan.etat === 'prevu'
    const isOvertaken = plan.action === 'publier' && plan.raison !== null
    return (
      <Notice
        key={plan.id}
        tone={isWaiting ? (plan.raison === null ? 'info' : 'warn') : 'bad'}
        title={
          isWaiting
            ? `${planLabels[plan.action]} le ${plannedFor(plan.prevu_le)}${plan.raison === null ? '' : '\u00a0: n’aura pas lieu en l’état'}`
            : missedTitle(plan)
        }
      >
        {plan.raison === null ? null : <p>{plan.raison}</p>}
        {isOvertaken ? (
          <p>
            Le texte prévu est parmi les révisions&nbsp;: reprenez-le s’il est encore voulu, puis
            planifiez de nouveau.
          </p>
        ) : null}
        {plan.auteur ? <p>Planification de {plan.auteur}, heure de Paris.</p> : null}
        {isWaiting && plan.action === 'retirer' && !isPublic && !isPublicationPlanned ? (
          <p>La fiche n’est pas publique : sans effet, sauf si elle est publiée d’ici là.</p>
        ) : null}
        {may('content.status') ? (
          <p className="notice-acts">
            {isWaiting ? (
              <>
                <Button size="sm" onClick={() => setMoved(plan.id)}>
                  Changer la date
                </Button>
                <Button
                  size="sm"
                  disabled={cancel.isPending}
                  onClick={() => cancel.mutate(waiting)}
                >
                  Annuler la planification
                </Button>
              </>
            ) : (
              <PlanDismissal plan={plan.id} />
            )}
          </p>
        ) : null}
        {moved === plan.id ? (
          <MoveDialog
            title="Changer la date"
            prevu_le={plan.prevu_le}
            isBusy={move.isPending}
            onMove={(prevu_le) =>
              move.mutate({ plan: waiting, prevu_le }, { onSuccess: () => setMoved(null) })
            }
            onClose={() => setMoved(null)}
          />
        ) : null}
      </Notice>
    )
  })
}

type PlanButtonProps = {
  kind: ItemKind
  at: AtCopy
  isPublic: boolean
  hasChanges: boolean
  /** Saves pending edits. Returns false if that is not possible yet. */
  beforeOpening: () => Promise<boolean>
  /** Problems that prevent publishing the draft. */
  missing: () => readonly FieldMessage[]
}

/** Opens the planning dialog, for accounts that may publish. */
export function PlanButton({
  kind,
  at,
  isPublic,
  hasChanges,
  beforeOpening,
  missing,
}: PlanButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const may = useMay()
  if (!may('content.status')) return null
  const saveAndOpen = async () => {
    if (await beforeOpening()) setIsOpen(true)
  }
  const actions = isPublic && !hasChanges ? (['retirer'] as const) : planActions
  return (
    <>
      <Button size="sm" onClick={() => void saveAndOpen()}>
        <Icon name="cal" />
        Planifier…
      </Button>
      {isOpen ? (
        <PlanDialog
          kind={kind}
          at={at}
          missing={missing()}
          actions={actions}
          isPublic={isPublic}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
