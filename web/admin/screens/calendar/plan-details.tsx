import { useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import type { PlanAction, PlanState } from '#shared/planning/plan.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { usePlanCancel, usePlanMove } from '#web/admin/planning/plan-calls.ts'
import { planLabels, plannedFor } from '#web/admin/planning/plan-labels.ts'
import { MoveDialog } from '#web/admin/planning/plan-time.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

export type CalendarPlan = {
  id: string
  kind: ItemKind
  item_id: string
  action: PlanAction
  prevu_le: string
  etat: PlanState
  raison: string | null
  auteur: string | null
  /** Null where the item is gone. */
  titre: string | null
}

const states: Record<PlanState, string> = {
  prevu: 'Prévu',
  fait: 'Fait',
  echec: 'N’a pas eu lieu',
  annule: 'Annulé',
}

/** Something planned: what, when and by whom, with the ways to change it while it waits. */
export function PlanDetails({ plan, onClose }: { plan: CalendarPlan; onClose: () => void }) {
  const [isMoving, setIsMoving] = useState(false)
  const move = usePlanMove()
  const cancel = usePlanCancel()
  if (isMoving) {
    return (
      <MoveDialog
        title="Changer la date"
        prevu_le={plan.prevu_le}
        isBusy={move.isPending}
        onMove={(prevu_le) => move.mutate({ plan, prevu_le }, { onSuccess: onClose })}
        onClose={onClose}
      />
    )
  }
  const isWaiting = plan.etat === 'prevu'
  return (
    <Dialog title={planLabels[plan.action]} isOpen onClose={onClose}>
      <div className="body stack">
        <p>
          <strong>{plan.titre ?? 'Fiche supprimée'}</strong>
        </p>
        <p>
          {states[plan.etat]}
          {'\u00a0'}: {plannedFor(plan.prevu_le)}, heure de Paris.
          {plan.auteur ? ` Planification de ${plan.auteur}.` : null}
        </p>
        {plan.raison ? <p>{plan.raison}</p> : null}
      </div>
      <footer>
        {plan.titre === null ? null : (
          <AdminLink className={buttonClass()} to={editorPath(plan.kind, plan.item_id)}>
            Ouvrir la fiche
          </AdminLink>
        )}
        {isWaiting ? (
          <>
            <Button
              disabled={cancel.isPending}
              onClick={() => cancel.mutate(plan, { onSuccess: onClose })}
            >
              Annuler la planification
            </Button>
            <Button variant="ink" onClick={() => setIsMoving(true)}>
              Changer la date
            </Button>
          </>
        ) : null}
      </footer>
    </Dialog>
  )
}
