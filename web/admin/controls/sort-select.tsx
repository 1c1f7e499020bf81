import { ordres } from '#shared/content-list.ts'

import { Select } from './select-field.tsx'
import type { Sort } from './sorted-rows.ts'

type SortSelectProps = {
  /** What the table lists. */
  label: string
  columns: readonly { id: string; header: string }[]
  sort: Sort | undefined
  onChange: (sort: Sort) => void
}

/** The order of a table where its head is not shown, or not all of it: on a phone, on a tablet. */
export function SortSelect({ label, columns, sort, onChange }: SortSelectProps) {
  const sorts = columns.flatMap(({ id, header }) =>
    ordres.map((order) => ({
      value: `${id} ${order}`,
      label: `${header}, ${orderLabels[order]}`,
      sort: { column: id, order },
    })),
  )
  const current = sort ? `${sort.column} ${sort.order}` : unsorted.value
  return (
    <div className="tbl-sort">
      <Select
        aria-label={`Trier : ${label}`}
        value={current}
        options={sorts.some(({ value }) => value === current) ? sorts : [unsorted, ...sorts]}
        onChange={(value) => {
          const chosen = sorts.find((option) => option.value === value)
          if (chosen) onChange(chosen.sort)
        }}
      />
    </div>
  )
}

/** A select has no empty value (R218). */
const unsorted = { value: 'none', label: 'Trier par...' }

const orderLabels = { asc: 'croissant', desc: 'décroissant' } as const
