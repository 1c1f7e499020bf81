import { useState } from 'react'

import { labelSchema } from '#shared/items/shared-fields.ts'
import { tagPath } from '#shared/pages/tag.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { excessMessage } from '#web/admin/form/excess.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import {
  itemsText,
  type Label,
  nameWithoutPath,
  quoted,
  redirectText,
} from '#web/admin/labels/label-words.ts'

const nameMaxLength = maxLengthAt(labelSchema)

type RenameDialogProps = {
  label: Label
  /** Another tag that has the name already, with which this one would be merged. */
  holderOf: (nom: string) => Label | undefined
  isBusy: boolean
  onRename: (nom: string) => void
  onMerge: (into: Label) => void
  onCancel: () => void
}

/** Asks for the new name of a tag, and shows its effect. The name of another tag merges the two. */
export function RenameDialog({
  label,
  holderOf,
  isBusy,
  onRename,
  onMerge,
  onCancel,
}: RenameDialogProps) {
  const [typed, setTyped] = useState(label.nom)
  const nom = typed.replace(/^[#\s]+/, '').trim()
  const holder = holderOf(nom)
  const isUnsayable = nom !== '' && tagPath(nom) === null
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
        errors={isUnsayable ? [nameWithoutPath] : []}
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
        {holder ? `${quoted(holder.nom)} existe déjà\u00a0: les deux seront fusionnés. ` : ''}
        Touche {itemsText(label)}. {redirectText(label.path, holder ? holder.path : tagPath(nom))}
      </output>
    </ConfirmDialog>
  )
}
