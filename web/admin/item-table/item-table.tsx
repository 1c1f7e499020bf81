import { type ReactNode, useMemo, useState } from 'react'

import type { ContentPage, Ordre } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { countOf } from '#shared/text/plural.ts'
import { DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useItemRemoval, useStatutChange } from '#web/admin/items/item-calls.ts'
import { RefusalDialog } from '#web/admin/items/refusal-dialog.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { type DataColumn, DataTable } from '#web/admin/table/data-table.tsx'
import { TableEmpty, TablePager } from '#web/admin/table/table-tools.tsx'
import type { UrlChanges } from '#web/admin/table/url-state.ts'

import { BulkBar } from './bulk-bar.tsx'
import { type ListState, sortChanges } from './list-state.ts'
import { TableFilters } from './table-filters.tsx'

/** What every row of the two tables holds. */
export type ItemRow = {
  id: string
  slug: string
  statut: Statut
  categories: string[]
  date_creation: string
  manques: string[]
  score: number
}

/** What a column may do with a row; null where the account may not. */
export type RowActions<Row> = {
  changeStatut: ((rows: Row[], statut: Statut) => void) | null
  remove: ((rows: Row[]) => void) | null
  isChanging: boolean
}

type ListQuery<Row> = {
  data: ContentPage<Row> | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type ItemTableProps<Row extends ItemRow> = {
  kind: ItemKind
  state: ListState<string>
  onChange: (changes: UrlChanges, isStep?: boolean) => void
  list: ListQuery<Row>
  title: (row: Row) => string
  columns: (actions: RowActions<Row>) => DataColumn<Row>[]
}

/** The table of one kind of items: searched, filtered, sorted and cut into pages by the server. */
export function ItemTable<Row extends ItemRow>({
  kind,
  state,
  onChange,
  list,
  title,
  columns,
}: ItemTableProps<Row>) {
  const { data, error, isFetching, refetch } = list
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Row[] | null>(null)
  const [doomed, setDoomed] = useState<Row[] | null>(null)
  const statut = useStatutChange(kind)
  const removal = useItemRemoval(kind, () => setChosen([]))
  const rows = data?.items ?? noRows
  const selected = rows.filter(({ id }) => chosen.includes(id))
  const isChanging = statut.isPending
  const may = useMay()
  const canSetStatut = may('content.status')
  const canDelete = may('content.delete')

  function changeStatut(items: Row[], next: Statut) {
    if (next === 'refuse') setRefused(items)
    else statut.change({ items, statut: next })
  }

  const columnDefs = useMemo(
    () =>
      columns({
        isChanging,
        remove: canDelete ? setDoomed : null,
        changeStatut: canSetStatut ? changeStatut : null,
      }),
    // The mutation's own functions are new on every draw and always do the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, isChanging, canDelete, canSetStatut],
  )

  return (
    <section className="panel" aria-label={`Liste des ${contentWords[kind].title}`}>
      <TableFilters state={state} counts={data?.counts} total={data?.total} onChange={onChange} />
      {selected.length > 0 ? (
        <BulkBar
          text={countOf(selected.length, ...contentWords[kind].selected)}
          isBusy={isChanging || removal.isPending}
          onStatut={canSetStatut ? (next) => changeStatut(selected, next) : null}
          onDelete={canDelete ? () => setDoomed(selected) : null}
        />
      ) : null}
      <TableBody error={error} isLoaded={data !== undefined} onRetry={() => void refetch()}>
        {rows.length === 0 ? (
          <TableEmpty term={state.q} />
        ) : (
          <DataTable
            label={contentWords[kind].title}
            columns={columnDefs}
            rows={rows}
            rowId={(row) => row.id}
            sort={{ column: state.tri, order: state.ordre }}
            onSortChange={(sort: { column: string; order: Ordre }) => onChange(sortChanges(sort))}
            selection={
              canSetStatut || canDelete
                ? { ids: selected.map(({ id }) => id), onChange: setChosen, label: title }
                : undefined
            }
            isBusy={isFetching}
          />
        )}
        {data ? (
          <TablePager
            page={state.page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(page) => onChange({ page: page === 1 ? null : page }, true)}
          />
        ) : null}
      </TableBody>
      <RefusalDialog
        isOpen={refused !== null}
        onConfirm={(raison) => {
          if (refused) statut.change({ items: refused, statut: 'refuse', raison })
          setRefused(null)
        }}
        onCancel={() => setRefused(null)}
      />
      <DeleteDialog
        isOpen={doomed !== null}
        isBusy={removal.isPending}
        onConfirm={() =>
          removal.mutate(
            (doomed ?? []).map(({ id }) => id),
            { onSettled: () => setDoomed(null) },
          )
        }
        onCancel={() => setDoomed(null)}
      >
        <p className="hint">{(doomed ?? []).map(title).join(', ')}</p>
      </DeleteDialog>
    </section>
  )
}

const noRows: never[] = []

type TableBodyProps = {
  error: unknown
  isLoaded: boolean
  onRetry: () => void
  children: ReactNode
}

function TableBody({ error, isLoaded, onRetry, children }: TableBodyProps) {
  if (isLoaded) return children
  return error ? <PageFailure error={error} onRetry={onRetry} /> : <Spinner />
}
