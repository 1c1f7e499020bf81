import { useState } from 'react'

import type { KnownVariable, UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { SelectField } from '#web/admin/form/select-field.tsx'

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
  const { client, admin } = api.useUtils()
  const [key, setKey] = useState('')
  const merge = useUndoable({
    run: (names: { de: KnownVariable; vers: KnownVariable }) =>
      client.admin.variables.merge.mutate(names),
    undo: (done) => client.admin.variables.undoMerge.mutate(done),
    refresh: () => admin.variables.invalidate(),
    words: {
      done: 'Variables fusionnées',
      failed: 'Impossible de fusionner les variables.',
      undone: 'Fusion annulée',
      undoFailed: 'Impossible d’annuler la fusion.',
    },
    consequence: ({ retiree, fusion }) =>
      `Les noms de ${quoted(retiree.libelle)} sont des alias de ${quoted(fusion.libelle)}.`,
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
