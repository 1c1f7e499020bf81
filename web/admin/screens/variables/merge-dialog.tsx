import { useState } from 'react'

import type { UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { SelectField } from '#web/admin/form/select-field.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { quoted } from './variable-draft.ts'
import { usedIn } from './variable-table.tsx'

type MergeDialogProps = {
  /** The variable that is to be no more. */
  merged: UsedVariable
  variables: UsedVariable[]
  onMerged: (into: UsedVariable) => void
  onCancel: () => void
}

/** Asks which variable takes the names of another, and says what follows. */
export function MergeDialog({ merged, variables, onMerged, onCancel }: MergeDialogProps) {
  const utils = api.useUtils()
  const [key, setKey] = useState('')
  const { mutate: undo } = api.admin.variables.undoMerge.useMutation({
    onSuccess: () => reportSuccess('Fusion annulée'),
    onError: (error) => reportFailure('Impossible d’annuler la fusion.', error),
    onSettled: () => utils.admin.variables.invalidate(),
  })
  const merge = api.admin.variables.merge.useMutation({
    onSuccess: (done) =>
      showToast({
        type: 'success',
        title: 'Variables fusionnées',
        description: `Les noms de ${quoted(done.retiree.libelle)} sont des alias de ${quoted(done.fusion.libelle)}.`,
        action: { label: 'Annuler', run: () => undo(done) },
      }),
    onError: (error) => reportFailure('Impossible de fusionner les variables.', error),
    onSettled: () => utils.admin.variables.invalidate(),
  })
  const others = variables
    .filter(({ cle }) => cle !== merged.cle)
    .toSorted((a, b) => a.libelle.localeCompare(b.libelle, 'fr'))
  const into = others.find(({ cle }) => cle === key)

  function confirm() {
    if (!into) return
    const { prompts: _ofMerged, ...de } = merged
    const { prompts: _ofInto, ...vers } = into
    merge.mutate({ de, vers }, { onSuccess: () => onMerged(into) })
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Fusionner ${quoted(merged.libelle)}`}
      confirmLabel="Fusionner"
      confirmIcon="merge"
      isBusy={merge.isPending}
      isBlocked={!into}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <SelectField
        label="Avec la variable"
        value={key}
        options={[
          { value: '', label: 'Choisir…' },
          ...others.map(({ cle, libelle }) => ({ value: cle, label: libelle })),
        ]}
        onChange={setKey}
        data-first
      />
      <p>
        {quoted(merged.libelle)}, {usedIn(merged.prompts)}, disparaît du vocabulaire. Ses noms
        deviennent des alias de {into ? quoted(into.libelle) : 'la variable choisie'}, dont le
        libellé, l’aide et l’exemple les remplacent. Le texte des prompts ne change pas.
      </p>
    </ConfirmDialog>
  )
}
