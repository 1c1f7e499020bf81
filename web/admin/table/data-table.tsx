import {
  type Column,
  type ColumnDef,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'

import { Icon } from '#web/admin/controls/icon.tsx'

import { type LabelledSort, SortSelect } from './sort-select.tsx'
import type { Sort } from './sorted-rows.ts'

export type DataColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The header is read out only, as above a row's buttons. */
  isHeaderHidden?: boolean
  /** The server can order by it; its id is what the server is asked. */
  isSortable?: boolean
  /** Place in the block that a row is on a phone: `c-ttl`, `c-st`, `c-acts`, `c-below`, else `max-md:hidden`. */
  className?: string
}

type Selection<Row> = {
  ids: readonly string[]
  onChange: (ids: string[]) => void
  /** «Sélectionner {label}» */
  label: (row: Row) => string
}

type DataTableProps<Row> = {
  /** What the table lists, read out. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  sort?: Sort
  extraSort?: LabelledSort | undefined
  onSortChange?: (sort: Sort) => void
  selection?: Selection<Row>
  /** New rows are on their way; the old ones stay. */
  isBusy?: boolean
  /** Lower rows where there is a mouse. */
  isDense?: boolean
}

/**
 * A table whose rows the server orders and cuts into pages. Under 768 px each row is a small block.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  sort,
  extraSort,
  onSortChange,
  selection,
  isBusy = false,
  isDense = false,
}: DataTableProps<Row>) {
  const canSort = onSortChange !== undefined
  const columnDefs = useMemo(
    () => columns.map((column) => columnDef(column, canSort)),
    [columns, canSort],
  )
  const sorting: SortingState = sort ? [{ id: sort.column, desc: sort.order === 'desc' }] : []
  const rowSelection = selectionState(selection?.ids ?? [])
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = apply(updater, sorting)
      if (next) onSortChange?.({ column: next.id, order: next.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
      selection?.onChange(Object.keys(apply(updater, rowSelection))),
  })
  // Called, not rendered as components: what has the focus in a cell keeps it when columns change.
  const cells = new Map(columns.map(({ id, cell }) => [id, cell]))
  const heads = new Map(columns.map((column) => [column.id, column]))
  const classNames = new Map(columns.map(({ id, className }) => [id, className]))
  return (
    <section className="relative overflow-x-auto" aria-label={label}>
      {onSortChange ? (
        <SortSelect
          columns={columns.filter(({ isSortable }) => isSortable)}
          sort={sort}
          extraSort={extraSort}
          onChange={onSortChange}
        />
      ) : null}
      <table className={selection ? 'tbl tbl-stack' : 'tbl tbl-stack tbl-plain'} aria-busy={isBusy}>
        <caption className="sr-only">{label}</caption>
        <thead className={isDense ? denseHead : 'max-md:hidden'}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection ? (
                <th className="w-11 pr-0 pl-4">
                  <SelectAll
                    isAll={table.getIsAllRowsSelected()}
                    isSome={table.getIsSomeRowsSelected()}
                    onChange={(isSelected) => table.toggleAllRowsSelected(isSelected)}
                  />
                </th>
              ) : null}
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  className={classNames.get(header.column.id)}
                  aria-sort={ariaSort(header.column.getIsSorted())}
                >
                  <Header column={header.column} {...heads.get(header.column.id)} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className={`${isBusy ? 'opacity-60' : ''} ${isDense ? denseBody : ''}`.trim()}>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              aria-selected={selection ? row.getIsSelected() : undefined}
            >
              {selection ? (
                <td className="pr-0 pl-4 max-md:col-1 max-md:row-1 max-md:self-start max-md:p-0 max-md:pt-0.5">
                  <input
                    type="checkbox"
                    className="check"
                    aria-label={`Sélectionner ${selection.label(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              ) : null}
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={classNames.get(cell.column.id)}>
                  {cells.get(cell.column.id)?.(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

// Fourteen rows fit into 1280 by 900 pixels. Touch screens keep the larger targets.
const denseHead = 'max-md:hidden lg:pointer-fine:[&_th]:h-8.5'
const denseBody =
  'lg:pointer-fine:[&_.btn-sm]:min-h-8 lg:pointer-fine:[&_select]:min-h-8 lg:pointer-fine:[&_td]:py-0.5'

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature })
type Features = typeof features

function columnDef<Row extends object>(
  { id, isSortable = false }: DataColumn<Row>,
  canSort: boolean,
): ColumnDef<Features, Row> {
  return {
    id,
    // An accessor makes the column sortable; the order itself comes from the server.
    accessorFn: () => id,
    enableSorting: canSort && isSortable,
  }
}

type HeaderProps<Row extends object> = {
  column: Column<Features, Row>
  header?: string
  isHeaderHidden?: boolean
}

function Header<Row extends object>({
  column,
  header = '',
  isHeaderHidden = false,
}: HeaderProps<Row>) {
  if (isHeaderHidden) return <span className="sr-only">{header}</span>
  if (!column.getCanSort()) return header
  const sorted = column.getIsSorted()
  return (
    <button
      type="button"
      className={sorted === false ? sortButton : `${sortButton} font-bold text-ink`}
      onClick={column.getToggleSortingHandler()}
    >
      {header}
      <Icon name={sorted === false ? 'sort' : sortIcons[sorted]} className="size-4" />
    </button>
  )
}

const sortButton =
  'inline-flex min-h-7 items-center gap-1.5 border-0 bg-transparent p-0 hover:text-ink'

type SelectAllProps = { isAll: boolean; isSome: boolean; onChange: (isSelected: boolean) => void }

function SelectAll({ isAll, isSome, onChange }: SelectAllProps) {
  const boxRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isSome && !isAll
  }, [isSome, isAll])
  return (
    <input
      ref={boxRef}
      type="checkbox"
      className="check"
      aria-label="Tout sélectionner"
      checked={isAll}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const sortIcons = { asc: 'up', desc: 'chev' } as const

function ariaSort(sorted: false | 'asc' | 'desc') {
  if (sorted === false) return undefined
  return sorted === 'asc' ? 'ascending' : 'descending'
}

function selectionState(ids: readonly string[]): RowSelectionState {
  return Object.fromEntries(ids.map((id) => [id, true as const]))
}

function apply<Value>(updater: Updater<Value>, value: Value): Value {
  // A state here is never a function itself, which is what the library's own type leaves open.
  return typeof updater === 'function' ? (updater as (old: Value) => Value)(value) : updater
}
