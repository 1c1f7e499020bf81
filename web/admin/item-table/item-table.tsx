import { useMemo, useState } from 'react'

import type { ContentPage } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { contentWords } from '#web/admin/controls/content-words.ts'
import type { Asked } from '#web/admin/controls/loaded.tsx'
import { useItemRemoval, useStatutChange } from '#web/admin/items/item-calls.ts'
import { RefusalDialog } from '#web/admin/items/refusal-dialog.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { BulkBar } from '#web/admin/table/bulk-bar.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import { ServedTable } from '#web/admin/table/served-table.tsx'
import type { UrlChanges } from '#web/admin/table/url-state.ts'
import { useSelection } from '#web/admin/table/use-selection.ts'

import { BulkActions } from './bulk-actions.tsx'
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

type ItemTableProps<Row extends ItemRow> = {
  kind: ItemKind
  state: ListState<string>
  onChange: (changes: UrlChanges, isStep?: boolean) => void
  list: Asked<ContentPage<Row>> & { isFetching: boolean }
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
  const { data } = list
  const selection = useSelection(data?.items, rowId)
  const { selected } = selection
  const [refused, setRefused] = useState<Row[] | null>(null)
  const [doomed, setDoomed] = useState<Row[] | null>(null)
  const statut = useStatutChange(kind)
  const removal = useItemRemoval(kind, selection.clear)
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
      <BulkBar count={selected.length} words={contentWords[kind].selected}>
        <BulkActions
          isBusy={isChanging || removal.isPending}
          onStatut={canSetStatut ? (next) => changeStatut(selected, next) : null}
          onDelete={canDelete ? () => setDoomed(selected) : null}
        />
      </BulkBar>
      <ServedTable
        label={contentWords[kind].title}
        columns={columnDefs}
        rowId={rowId}
        asked={list}
        term={state.q}
        sort={{ column: state.tri, order: state.ordre }}
        sortChanges={sortChanges}
        onChange={onChange}
        selection={canSetStatut || canDelete ? { ...selection, label: title } : undefined}
      />
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

const rowId = ({ id }: ItemRow) => id
