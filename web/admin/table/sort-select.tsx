import { useId } from 'react'

import { ordres } from '#shared/admin/content-list.ts'
import { Select } from '#web/admin/form/select-field.tsx'

import type { Sort } from './sorted-rows.ts'

type SortSelectProps = {
  columns: readonly { id: string; header: string }[]
  sort: Sort | undefined
  /** An order by no column, such as relevance. */
  otherSort?: LabelledSort | undefined
  onChange: (sort: Sort) => void
}

export type LabelledSort = { label: string; sort: Sort }

/** The order of a table where its head is not shown, or not all of it: on a phone, on a tablet. */
export function SortSelect({ columns, sort, otherSort, onChange }: SortSelectProps) {
  const id = useId()
  const byColumn = columns.flatMap(({ id: column, header }) =>
    ordres.map((order) => ({
      label: `${header}, ${orderLabels[order]}`,
      sort: { column, order },
    })),
  )
  const sorts = [...(otherSort ? [otherSort] : []), ...byColumn].map((one) =>
    Object.assign({ value: valueOf(one.sort) }, one),
  )
  const current = sort ? valueOf(sort) : unsorted.value
  return (
    <div className="tbl-sort">
      <label htmlFor={id}>Trier par</label>
      <Select
        id={id}
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

const valueOf = ({ column, order }: Sort) => `${column} ${order}`

/** A select has no empty value. */
const unsorted = { value: 'none', label: 'Ordre de la liste' }

const orderLabels = { asc: 'croissant', desc: 'décroissant' } as const
