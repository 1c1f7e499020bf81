import { useId } from 'react'

import type { ChosenRows, RowChoice } from '#shared/tables/choose-rows.ts'
import type { TableHead } from '#shared/tables/table-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

type ColumnsFieldProps = {
  head: TableHead
  columns: number[]
  onChoose: (columns: number[]) => void
}

/** A tick for each column, with its first value. */
export function ColumnsField({ head, columns, onChoose }: ColumnsFieldProps) {
  const columnIndexes = head.columns.map((_, columnIndex) => columnIndex)
  return (
    <fieldset className="min-w-0">
      <legend className="label">Colonnes</legend>
      <div className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-4 overflow-y-auto rounded-2 border border-edge px-3 py-1">
        {columnIndexes.map((columnIndex) => (
          <label
            key={columnIndex}
            className="flex min-h-7 min-w-0 items-center gap-2 touch:min-h-11"
          >
            <input
              className="size-5 flex-none accent-ink"
              type="checkbox"
              checked={columns.includes(columnIndex)}
              onChange={({ target }) =>
                onChoose(
                  columnIndexes.filter((other) =>
                    other === columnIndex ? target.checked : columns.includes(other),
                  ),
                )
              }
            />
            <span className="truncate text-small">
              {head.columns[columnIndex]} <span className="hint">{head.samples[columnIndex]}</span>
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-2">
        <Button size="sm" variant="quiet" onClick={() => onChoose(columnIndexes)}>
          Tout cocher
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChoose([])}>
          Tout décocher
        </Button>
      </div>
    </fieldset>
  )
}

type FilterFieldProps = { value: string; onChange: (value: string) => void }

export function FilterField({ value, onChange }: FilterFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Lignes qui contiennent
      </label>
      <SearchInput id={id} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

type CountFieldProps = {
  value: string
  chosen: ChosenRows | null
  onChange: (value: string) => void
}

/** Empty for as many rows as the field has room for. */
export function CountField({ value, chosen, onChange }: CountFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Premières lignes
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={chosen ? proposedCount(chosen) : ' '}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').replace(/^0+/, ''))}
      />
    </div>
  )
}

const proposedCount = ({ rowCount, fittingCount }: ChosenRows) =>
  fittingCount < rowCount
    ? `${rowCount}, plus que le champ ne peut prendre`
    : `${rowCount}, ce que le champ peut prendre`

type SortFieldsProps = {
  columns: string[]
  sort: RowChoice['sort']
  onSort: (sort: RowChoice['sort']) => void
}

export function SortFields({ columns, sort, onSort }: SortFieldsProps) {
  const isDescending = sort?.isDescending ?? true
  return (
    <>
      <SelectField
        label="Trier par"
        value={String(sort?.column ?? '')}
        options={[
          { value: '', label: 'Ordre du fichier' },
          ...columns.map((label, columnIndex) => ({ value: String(columnIndex), label })),
        ]}
        onChange={({ target: { value } }) =>
          onSort(value === '' ? null : { column: Number(value), isDescending })
        }
      />
      <SelectField
        label="Sens"
        disabled={!sort}
        value={isDescending ? 'z' : 'a'}
        options={[
          { value: 'z', label: 'Du plus grand au plus petit' },
          { value: 'a', label: 'Du plus petit au plus grand' },
        ]}
        onChange={({ target: { value } }) =>
          onSort(sort && { ...sort, isDescending: value === 'z' })
        }
      />
    </>
  )
}
