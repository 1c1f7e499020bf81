import { useMemo } from 'react'

import { adminPageSize } from '#shared/admin/content-list.ts'
import { pageCount } from '#shared/lists/pagination.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'

import { type DataColumn, DataTable } from './data-table.tsx'
import { type Sort, sortedRows, type SortValue } from './sorted-rows.ts'
import { pageChangesOf, readTableState, sortChangesOf } from './table-state.ts'
import { TablePager } from './table-tools.tsx'

/** A column of a table whose rows are all here: it sorts by what its cells say. */
export type WholeColumn<Row> = DataColumn<Row> & { sortValue?: (row: Row) => SortValue }

/** Every column whose cells say something sorts. */
export const sortableColumns = <Row,>(columns: readonly WholeColumn<Row>[]): DataColumn<Row>[] =>
  columns.map(({ sortValue, ...column }) => ({ ...column, isSortable: sortValue !== undefined }))

export type WholeTableProps<Row> = {
  label: string
  columns: readonly WholeColumn<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  /** The order in which the rows come. */
  initialSort: Sort
  /** Begins its parameters of the address, where another table stands beside it. */
  name?: string
  isBusy?: boolean
}

/** A table whose rows are all here: sorted and cut into pages in the browser, as its address says. */
export function WholeTable<Row extends object>({
  columns,
  rows,
  initialSort,
  name,
  ...table
}: WholeTableProps<Row>) {
  const [url, changeUrl] = useUrlState()
  const dataColumns = useMemo(() => sortableColumns(columns), [columns])
  const sortable = dataColumns.flatMap(({ id, isSortable }) => (isSortable ? [id] : []))
  const { sort = initialSort, page: askedPage } = readTableState(url, sortable, name)
  const { column, order } = sort
  const sorted = useMemo(() => {
    const valueOf = columns.find(({ id }) => id === column)?.sortValue
    return valueOf ? sortedRows(rows, valueOf, order) : rows
  }, [columns, rows, column, order])
  // Rows may have gone since the address was made.
  const page = Math.min(askedPage, pageCount(rows.length, adminPageSize))
  return (
    <>
      <DataTable
        {...table}
        columns={dataColumns}
        rows={sorted.slice((page - 1) * adminPageSize, page * adminPageSize)}
        sort={sort}
        onSortChange={(next) => changeUrl(sortChangesOf(next, name))}
      />
      <TablePager
        page={page}
        pageSize={adminPageSize}
        total={rows.length}
        onPage={(next) => changeUrl(pageChangesOf(next, name), true)}
      />
    </>
  )
}
