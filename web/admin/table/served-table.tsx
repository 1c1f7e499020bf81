import { useEffect, useEffectEvent } from 'react'

import { type Page, pageCount } from '#shared/lists/pagination.ts'
import { type Asked, Loaded } from '#web/admin/controls/loaded.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import type { UrlChanges } from '#web/admin/controls/url-state.ts'

import { type DataColumn, DataTable } from './data-table.tsx'
import { pageChange } from './served-state.ts'
import type { LabelledSort } from './sort-select.tsx'
import type { Sort } from './sorted-rows.ts'
import { TableEmpty, TablePager } from './table-tools.tsx'
import type { Selection } from './use-selection.ts'

type ServedTableProps<Row> = {
  /** What the table lists, read out. */
  label: string
  columns: readonly DataColumn<Row>[]
  rowId: (row: Row) => string
  asked: Asked<Page<Row>> & { isFetching: boolean }
  /** What was searched, to say that it found nothing. */
  term: string
  sort: Sort | undefined
  extraSort?: LabelledSort | undefined
  sortChanges: (sort: Sort) => UrlChanges
  /** Of the address. */
  onChange: (changes: UrlChanges, isStep?: boolean) => void
  /** Of rows to do something with at once, each read out by its label. */
  selection?: (Selection<Row> & { label: (row: Row) => string }) | undefined
  /** Lower rows where there is a mouse. */
  isDense?: boolean
}

/** A table that the server searches, sorts and cuts into pages, as its address says. */
export function ServedTable<Row extends object>({
  label,
  columns,
  rowId,
  asked,
  term,
  sort,
  extraSort,
  sortChanges,
  onChange,
  selection,
  isDense = false,
}: ServedTableProps<Row>) {
  return (
    <Loaded asked={asked}>
      {({ items, page, pageSize, total }) =>
        page > pageCount(total, pageSize) ? (
          <LastPage onShow={() => onChange(pageChange(pageCount(total, pageSize)))} />
        ) : (
          <>
            {items.length === 0 ? (
              <TableEmpty term={term} />
            ) : (
              <DataTable
                label={label}
                columns={columns}
                rows={items}
                rowId={rowId}
                sort={sort}
                extraSort={extraSort}
                onSortChange={(next) => onChange(sortChanges(next))}
                selection={
                  selection && {
                    ids: selection.selected.map(rowId),
                    onChange: selection.choose,
                    label: selection.label,
                  }
                }
                isBusy={asked.isFetching}
                isDense={isDense}
              />
            )}
            <TablePager
              page={page}
              pageSize={pageSize}
              total={total}
              onPage={(next) => onChange(pageChange(next), true)}
            />
          </>
        )
      }
    </Loaded>
  )
}

/** In the place of a page that is not there any more: the last one that is. */
function LastPage({ onShow }: { onShow: () => void }) {
  const show = useEffectEvent(onShow)
  useEffect(() => show(), [])
  return <Spinner />
}
