import { Select } from '#web/admin/form/select-field.tsx'

type FilterSelectProps<Value extends string> = {
  label: string
  /** What it says while it filters nothing: «Tous les statuts». */
  allLabel: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | null) => void
}

/** A filter above a table: one value of a few, or all. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof all>
      aria-label={label}
      value={value ?? all}
      options={[{ value: all, label: allLabel }, ...options]}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
    />
  )
}

/** A select has no empty value. */
const all = 'all'
