import { useMemo, useState } from 'react'

import type { ContentPage } from '#shared/admin/content-list.ts'
import type { FieldChange } from '#shared/admin/field-change.ts'
import type { ManqueCode } from '#shared/admin/manques.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { contentWords } from '#web/admin/controls/content-words.ts'
import type { Asked } from '#web/admin/controls/loaded.tsx'
import type { UrlChanges } from '#web/admin/controls/url-state.ts'
import { useLabels } from '#web/admin/fields/suggestions.tsx'
import { binHint } from '#web/admin/items/item-actions.tsx'
import { useItemRemoval, useStatutChange } from '#web/admin/items/item-calls.ts'
import { quietlyChanged } from '#web/admin/items/item-changes.ts'
import { listAddress, type ListState, meantBy, sortChanges } from '#web/admin/items/list-state.ts'
import { RefusalDialog } from '#web/admin/items/refusal.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { BulkBar } from '#web/admin/table/bulk-bar.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import { ServedTable } from '#web/admin/table/served-table.tsx'
import { useSelection } from '#web/admin/table/use-selection.ts'

import { BulkActions } from './bulk-actions.tsx'
import { ChangeDialog, type ChangeTarget } from './changes/change-dialog.tsx'
import { relevanceSort, TableFilters } from './filters/table-filters.tsx'
import { type CellEditing, useCellEditing } from './use-cell-editing.ts'
import { ViewsStrip } from './views/views-strip.tsx'

/** What every row of the two tables holds. */
export type ItemRow = {
  id: string
  slug: string
  statut: Statut
  version: number
  categories: string[]
  tags: string[]
  ia: string | null
  auteur_nom: string | null
  date_creation: string
  date_modification: string
  verifie_avec: string | null
  verifie_le: string | null
  manques: ManqueCode[]
  completude: number
  copie: boolean
  relecture_le: string | null
}

/** Actions of the columns on rows, and what they show. An action is null if the account lacks the right. */
export type RowActions<Row> = {
  changeStatut: ((rows: Row[], statut: Statut) => void) | null
  remove: ((rows: Row[]) => void) | null
  isChanging: boolean
  /** Editing of the cells of a row, or null if the account may only read it. */
  editingOf: (row: Row) => CellEditing | null
  /** What items are labelled with, to complete what is typed, and the hues of their categories. */
  labels: ReturnType<typeof useLabels>
  /** What leads an editor back to this list, and on to the next of it. */
  listAddress: { liste: string }
}

type ItemTableProps<Row extends ItemRow> = {
  kind: ItemKind
  state: ListState<string>
  onChange: (changes: UrlChanges, isStep?: boolean) => void
  list: Asked<ContentPage<Row>> & { isFetching: boolean }
  title: (row: Row) => string
  columns: (actions: RowActions<Row>) => DataColumn<Row>[]
  /** The columns that the table begins with. */
  firstColumns: readonly string[]
}

/** What is asked before a change is made, and of which rows. */
type Question<Row> =
  | { about: 'refusal' | 'removal'; rows: Row[] }
  | { about: 'change'; target: ChangeTarget; first: FieldChange | null }

/** The table of one kind of items: searched, filtered, sorted and cut into pages by the server. */
export function ItemTable<Row extends ItemRow>({
  kind,
  state,
  onChange,
  list,
  title,
  columns,
  firstColumns,
}: ItemTableProps<Row>) {
  const { data } = list
  const selection = useSelection(data?.items, rowId)
  const { selected } = selection
  const [isAllMeant, setAllMeant] = useState(false)
  const [question, setQuestion] = useState<Question<Row> | null>(null)
  const closeQuestion = () => setQuestion(null)
  const statut = useStatutChange(kind)
  const removal = useItemRemoval(kind, selection.clear)
  const ids = useMemo(() => data?.items.map(rowId) ?? [], [data])
  const editing = useCellEditing(kind, ids)
  const labels = useLabels()
  const isChanging = statut.isPending
  const may = useMay()
  const canEdit = may('content.edit')
  const canEditOthers = may('content.others')
  // Authors cannot edit their items while those are public.
  const isEditable = (row: Row) => canEdit && (canEditOthers || row.statut !== 'valide')
  const canSetStatut = may('content.status')
  const canDelete = may('content.delete')

  function changeStatut(rows: Row[], next: Statut) {
    if (next === 'refuse') setQuestion({ about: 'refusal', rows })
    else statut.change({ ids: rows.map(rowId), statut: next })
  }

  /** Of the selection: what touches many that are public is looked at first. */
  function changeSelected(next: Statut) {
    const publicRows = selected.filter((row) => row.statut === 'valide' || next === 'valide')
    if (!isAllMeant && publicRows.length <= quietlyChanged) return changeStatut(selected, next)
    setQuestion({ about: 'change', target, first: { champ: 'statut', valeur: next } })
  }

  const total = data?.total ?? 0
  const isAllOfPage = data !== undefined && selected.length === data.items.length
  const isAll = isAllMeant && isAllOfPage
  const target: ChangeTarget = isAll
    ? { filter: meantBy(state), count: total }
    : { ids: selected.map(rowId) }
  const address = useMemo(() => listAddress(state), [state])

  const columnDefs = useMemo(
    () =>
      columns({
        isChanging,
        remove: canDelete ? (rows) => setQuestion({ about: 'removal', rows }) : null,
        changeStatut: canSetStatut ? changeStatut : null,
        editingOf: (row) => (isEditable(row) ? editing : null),
        labels,
        listAddress: address,
      }),
    // The mutation's own functions are new on every draw and always do the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [
      columns,
      isChanging,
      canDelete,
      canSetStatut,
      canEdit,
      canEditOthers,
      editing.edited,
      ids,
      labels,
      address,
    ],
  )
  const choosable = columnDefs.filter(({ id }, place) => place > 0 && id !== 'actions')
  const shown = state.colonnes ?? firstColumns
  const shownColumns = columnDefs.filter(
    (column) => !choosable.includes(column) || shown.includes(column.id),
  )

  return (
    <div>
      <ViewsStrip kind={kind} />
      <section
        className="panel max-md:has-[.bulk]:pb-16"
        aria-label={`Liste des ${contentWords[kind].title}`}
      >
        <TableFilters
          kind={kind}
          state={state}
          counts={data?.counts}
          total={data?.total}
          columns={choosable}
          shown={shown}
          onChange={onChange}
        />
        <BulkBar
          count={isAll ? total : selected.length}
          words={contentWords[kind].selected}
          note={isAll ? 'tous les résultats de ce filtre' : undefined}
          className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:pb-[calc(--spacing(2)+env(safe-area-inset-bottom))]"
        >
          {isAllOfPage && !isAllMeant && total > selected.length ? (
            <button
              type="button"
              className="linkish decoration-current hover:text-inherit hover:decoration-2"
              onClick={() => setAllMeant(true)}
            >
              Choisir les {total} résultats
            </button>
          ) : null}
          <BulkActions
            isBusy={isChanging || removal.isPending}
            onChange={canEdit ? () => setQuestion({ about: 'change', target, first: null }) : null}
            onVerify={
              canEdit
                ? () =>
                    setQuestion({
                      about: 'change',
                      target,
                      first: { champ: 'verifie', valeur: '' },
                    })
                : null
            }
            onStatut={canSetStatut ? changeSelected : null}
            onDelete={
              canDelete && !isAll ? () => setQuestion({ about: 'removal', rows: selected }) : null
            }
            onClear={() => {
              selection.clear()
              setAllMeant(false)
            }}
          />
        </BulkBar>
        <ServedTable
          label={contentWords[kind].title}
          columns={shownColumns}
          rowId={rowId}
          asked={list}
          term={state.q}
          sort={{ column: state.tri, order: state.ordre }}
          extraSort={state.q === '' ? undefined : byRelevance}
          sortChanges={(sort) => sortChanges(state, sort)}
          onChange={onChange}
          isDense
          selection={
            canEdit || canDelete
              ? {
                  ...selection,
                  choose: (chosen) => {
                    setAllMeant(false)
                    selection.choose(chosen)
                  },
                  label: title,
                }
              : undefined
          }
        />
        <RefusalDialog
          isOpen={question?.about === 'refusal'}
          onConfirm={(raison) => {
            if (question?.about === 'refusal') {
              statut.change({ ids: question.rows.map(rowId), statut: 'refuse', raison })
            }
            closeQuestion()
          }}
          onCancel={closeQuestion}
        />
        <ChangeDialog
          kind={kind}
          asked={question?.about === 'change' ? question : null}
          onDone={() => {
            closeQuestion()
            selection.clear()
            setAllMeant(false)
          }}
          onClose={closeQuestion}
        />
        <DeleteDialog
          isOpen={question?.about === 'removal'}
          isBusy={removal.isPending}
          onConfirm={() => {
            if (question?.about === 'removal') {
              removal.mutate(question.rows.map(rowId), { onSettled: closeQuestion })
            }
          }}
          onCancel={closeQuestion}
          wayBack={binHint}
        >
          <p className="hint">
            {question?.about === 'removal' ? question.rows.map(title).join(', ') : null}
          </p>
        </DeleteDialog>
      </section>
    </div>
  )
}

const rowId = ({ id }: ItemRow) => id

const byRelevance = { label: 'Pertinence', sort: relevanceSort }
