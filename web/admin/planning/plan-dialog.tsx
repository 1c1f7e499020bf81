import { useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { type PlanAction, planMessages } from '#shared/planning/plan.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Radio } from '#web/admin/controls/radio.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import type { AtCopy } from '#web/admin/items/item-calls.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { useItemPlans, usePlanCalls } from './plan-calls.ts'
import { plannedFor } from './plan-labels.ts'
import { comingInstant, nextMorning, TimeFields } from './plan-time.tsx'

type PlanDialogProps = {
  kind: ItemKind
  at: AtCopy
  /** Actions that can be planned now. */
  actions: readonly PlanAction[]
  isPublic: boolean
  /** Problems that prevent publishing the draft. */
  missing: readonly FieldMessage[]
  onClose: () => void
}

/** Asks for the action to plan and its time. */
export function PlanDialog(props: PlanDialogProps) {
  const { kind, at, actions, isPublic, missing, onClose } = props
  const [now] = useState(() => new Date())
  const [action, setAction] = useState(actions[0] ?? 'publier')
  const [time, setTime] = useState(() => nextMorning(now))
  const prevu_le = comingInstant(time, now)
  const isLacking = action === 'publier' && missing.length > 0
  const { plan, refresh } = usePlanCalls(kind)
  const plans = useItemPlans(kind, at.id)
  const plannedAt = (wanted: PlanAction) =>
    plans.find((one) => one.action === wanted && one.etat === 'prevu')?.prevu_le ?? null
  const replacedAt = plannedAt(action)
  const refusal = orderRefusal({
    isPublic,
    publication: action === 'publier' ? prevu_le : plannedAt('publier'),
    withdrawal: action === 'retirer' ? prevu_le : plannedAt('retirer'),
    isWithdrawing: action === 'retirer',
  })
  const canPlan = prevu_le !== null && !isLacking && refusal === null
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (due: string) => plan.mutate({ ...at, action, prevu_le: due }),
    onSuccess: (_done, due) => {
      reportSuccess(words[action].planned, `${plannedFor(due)}, heure de Paris.`)
      onClose()
    },
    onError: (error) => {
      if (apiErrorCode(error) === 'CONFLICT') showToast({ type: 'info', ...overtaken })
      else reportFailure('Impossible de planifier.', error)
    },
    onSettled: refresh,
  })
  return (
    <Dialog title="Planifier" isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (canPlan) mutate(prevu_le)
        }}
      >
        <div className="body stack">
          <fieldset className="grid gap-2 font-semibold *:items-start">
            <legend className="sr-only">Que planifier ?</legend>
            {actions.map((one) => (
              <Radio
                key={one}
                name="action"
                isChosen={one === action}
                onChoose={() => setAction(one)}
              >
                {words[one].choice}
                <span className="hint block font-normal">{words[one].hint}</span>
              </Radio>
            ))}
          </fieldset>
          {isLacking ? <Missing messages={missing} /> : null}
          <TimeFields value={time} onChange={setTime} now={now} />
          {refusal === null ? null : (
            <Notice tone="warn" className="mt-3">
              {refusal}
            </Notice>
          )}
          {replacedAt === null || refusal !== null ? null : (
            <Notice tone="info" className="mt-3">
              {words[action].replaced} {plannedFor(replacedAt)}.
            </Notice>
          )}
          <p>Dans les cinq minutes qui suivent. Un échec s’affiche en tête du tableau de bord.</p>
        </div>
        <footer>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            type="submit"
            variant="ink"
            disabled={!canPlan || isPending}
            aria-busy={isPending}
          >
            {replacedAt === null ? words[action].submit : words[action].replace}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

/** What an item lacks, where it cannot be published yet. */
function Missing({ messages }: { messages: readonly FieldMessage[] }) {
  return (
    <Notice tone="warn" title="Cette fiche ne peut pas encore être publiée">
      <ul className="list-disc pl-5">
        {messages.map(({ path, label, message }) => (
          <li key={path}>
            {label}&nbsp;: {message}
          </li>
        ))}
      </ul>
      <p>Complétez-la, puis planifiez sa publication.</p>
    </Notice>
  )
}

const overtaken = {
  title: 'La fiche a changé entre-temps',
  description: 'Rechargez la page, puis planifiez de nouveau si c’est toujours ce que vous voulez.',
}

type PlannedOrder = {
  isPublic: boolean
  /** Instants, including the one in this dialog; null for none. */
  publication: string | null
  withdrawal: string | null
  isWithdrawing: boolean
}

/** Returns the message for plans in the wrong order. The server checks the same order in SQL. */
function orderRefusal(order: PlannedOrder): string | null {
  const { isPublic, publication, withdrawal, isWithdrawing } = order
  if (isWithdrawing && !isPublic && publication === null) return planMessages.notPublic
  const isWithdrawnFirst = publication !== null && withdrawal !== null && withdrawal <= publication
  return isWithdrawnFirst ? planMessages.withdrawnFirst : null
}

const words = {
  publier: {
    choice: 'Publier ce texte',
    hint: 'Le texte tel qu’il est maintenant. Vos saisies suivantes n’en feront pas partie.',
    planned: 'Publication planifiée',
    submit: 'Planifier la publication',
    replace: 'Remplacer la publication planifiée',
    replaced: 'Remplace la publication planifiée le',
  },
  retirer: {
    choice: 'Retirer la page du site',
    hint: 'L’élément redevient un brouillon, sa page ne répond plus.',
    planned: 'Retrait planifié',
    submit: 'Planifier le retrait',
    replace: 'Remplacer le retrait planifié',
    replaced: 'Remplace le retrait planifié le',
  },
} as const satisfies Record<PlanAction, object>
