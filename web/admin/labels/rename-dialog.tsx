import { useState } from 'react'

import { labelSchema } from '#shared/items/shared-fields.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { excessMessage } from '#web/admin/form/excess.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'

import { itemsText, type Label, quoted, redirectText } from './label-words.ts'

const nameMaxLength = maxLengthAt(labelSchema)

type RenameDialogProps = {
  label: Label
  /** Another label that has the name already, with which this one would be merged. */
  holderOf: (nom: string) => Label | undefined
  pathOf: (nom: string) => string | null
  /** «les deux seront fusionnés», of what they are. */
  bothMerged: string
  isBusy: boolean
  onRename: (nom: string) => void
  onMerge: (into: Label) => void
  onCancel: () => void
}

/** Asks for the new name of a label, and says what it touches; a name that another has merges the two. */
export function RenameDialog({
  label,
  holderOf,
  pathOf,
  bothMerged,
  isBusy,
  onRename,
  onMerge,
  onCancel,
}: RenameDialogProps) {
  const [typed, setTyped] = useState(label.nom)
  const nom = typed.replace(/^[#\s]+/, '').trim()
  const holder = holderOf(nom)
  const isUnsayable = nom !== '' && pathOf(nom) === null
  const isBlocked =
    nom === '' || isUnsayable || excessMessage({ text: typed, limit: nameMaxLength }) !== undefined
  function confirm() {
    if (isBlocked || isBusy) return
    if (holder) onMerge(holder)
    else onRename(nom)
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Renommer ${quoted(label.nom)}`}
      confirmLabel={holder ? 'Fusionner' : 'Renommer'}
      confirmIcon={holder ? 'merge' : 'check'}
      isBusy={isBusy}
      isBlocked={isBlocked}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <TextField
        label="Nouveau nom"
        value={typed}
        limit={nameMaxLength}
        errors={isUnsayable ? ['Il faut au moins une lettre ou un chiffre.'] : []}
        autoComplete="off"
        onChange={setTyped}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          confirm()
        }}
        data-first
      />
      <output className="block">
        {holder ? `${quoted(holder.nom)} existe déjà\u00a0: ${bothMerged}. ` : ''}
        Touche {itemsText(label)}. {redirectText(label.path, holder ? holder.path : pathOf(nom))}
      </output>
    </ConfirmDialog>
  )
}
