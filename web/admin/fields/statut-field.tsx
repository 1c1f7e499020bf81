import type { Statut } from '#shared/items/statut.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { useFormField } from '#web/admin/form/form.tsx'
import { SelectField } from '#web/admin/form/select-field.tsx'
import { reasonFault, RefusalReason } from '#web/admin/items/refusal-dialog.tsx'
import { statutOptions } from '#web/admin/items/statut-select.tsx'
import { useMay } from '#web/admin/session/session.ts'

type StatutFieldProps = {
  /** Null for a new item, which nobody has refused yet. */
  storedStatut: Statut | null
  raison: string
  /** What is wrong with the reason, once it was to be saved. */
  reasonErrors: string[]
  onRaisonChange: (raison: string) => void
}

/** The status of the item in its editor; a refusal asks for its reason. */
export function StatutField({
  storedStatut,
  raison,
  reasonErrors,
  onRaisonChange,
}: StatutFieldProps) {
  const field = useFormField<Statut>()
  const may = useMay()
  const options = statutOptions.filter(({ value }) => storedStatut !== null || value !== 'refuse')
  if (!may('content.status')) {
    return <p className="hint">Un brouillon est publié par un modérateur ou un administrateur.</p>
  }
  return (
    <>
      <SelectField
        label="Statut"
        {...field}
        options={options}
        hint={storedStatut === 'valide' ? undefined : unpublishedHints[field.value]}
      />
      {needsReason(field.value, storedStatut) ? (
        <RefusalReason value={raison} errors={reasonErrors} onChange={onRaisonChange} />
      ) : null}
    </>
  )
}

/** What a status means for visitors, of an item that they do not see. */
const unpublishedHints: Record<Statut, string> = {
  brouillon: 'Les visiteurs ne voient pas cette fiche tant qu’elle n’est pas publiée.',
  valide: 'Une fois enregistrée, cette fiche sera visible des visiteurs.',
  refuse: 'Les visiteurs ne voient pas cette fiche.',
}

/** What keeps an item from being refused for this reason. */
export function reasonMessages(raison: string): FieldMessage[] {
  const message = reasonFault(raison)
  return message === undefined ? [] : [{ path: 'raison', label: 'Raison du refus', message }]
}

export const needsReason = (statut: Statut, storedStatut: Statut | null): boolean =>
  statut === 'refuse' && storedStatut !== 'refuse'
