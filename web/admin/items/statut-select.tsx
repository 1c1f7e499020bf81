import { statutLabels, statuts, type Statut } from '#shared/items/statut.ts'
import { statusColours } from '#web/admin/controls/status-badge.tsx'
import { Select } from '#web/admin/form/select-field.tsx'

export const statutOptions = statuts.map((value) => ({ value, label: statutLabels[value] }))

type StatutSelectProps = {
  /** Whose status it is. */
  itemTitle: string
  value: Statut
  isDisabled: boolean
  onChange: (statut: Statut) => void
}

/** The status of an item, changed where it stands. */
export function StatutSelect({ itemTitle, value, isDisabled, onChange }: StatutSelectProps) {
  return (
    <Select
      className={`statut-select ${statusColours(value)}`}
      data-tone={value}
      aria-label={`Statut de ${itemTitle}`}
      value={value}
      options={statutOptions}
      disabled={isDisabled}
      onChange={onChange}
    />
  )
}
