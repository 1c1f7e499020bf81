import { useId } from 'react'

import { ordres } from '#shared/admin/content-list.ts'
import { Select } from '#web/admin/form/select-field.tsx'

import type { Sort } from './sorted-rows.ts'

type SortSelectProps = {
  columns: readonly { id: string; header: string }[]
  sort: Sort | undefined
  /** An order that is not by a column, such as relevance. */
  extraSort?: LabelledSort | undefined
  onChange: (sort: Sort) => void
}

export type LabelledSort = { label: string; sort: Sort }

/** Order of a table on screens that have no room for all column headings. */
export function SortSelect({ columns, sort, extraSort, onChange }: SortSelectProps) {
  const id = useId()
  const byColumn = columns.flatMap(({ id: column, header }) =>
    ordres.map((order) => ({
      label: `${header}, ${orderLabels[order]}`,
      sort: { column, order },
    })),
  )
  const sorts = [...(extraSort ? [extraSort] : []), ...byColumn].map((option) => ({
    label: option.label,
    sort: option.sort,
    value: valueOf(option.sort),
  }))
  const current = sort ? valueOf(sort) : unsorted.value
  return (
    <div className="flex items-center gap-3 border-b border-edge px-4 py-2 text-label whitespace-nowrap lg:hidden [&_.select]:min-w-0">
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
