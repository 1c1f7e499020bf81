import { useState } from 'react'

import { relevance } from '#shared/admin/content-list.ts'
import { filterTexts } from '#shared/admin/filter-address.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { statutLabels, statuts, type Statut } from '#shared/items/statut.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import type { UrlChanges } from '#web/admin/controls/url-state.ts'
import { type ListState, sortChanges } from '#web/admin/items/list-state.ts'
import { useMay } from '#web/admin/session/session.ts'
import { FilterSelect } from '#web/admin/table/filter-select.tsx'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import { TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import { Button } from '#web/ui/button.tsx'

import { ExportButton } from '../export-button.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterDialog } from './filter-dialog.tsx'

type TableFiltersProps = {
  kind: ItemKind
  state: ListState<string>
  counts: Record<Statut, number> | undefined
  total: number | undefined
  /** The columns to choose among, and those that are shown. */
  columns: readonly { id: string; header: string }[]
  shown: readonly string[]
  onChange: (changes: UrlChanges, isStep?: boolean) => void
}

/** Search, filters and columns of a table, in its address. */
export function TableFilters(props: TableFiltersProps) {
  const { kind, state, counts, total, columns, shown, onChange } = props
  const [open, setOpen] = useState<'filter' | 'columns' | null>(null)
  const close = () => setOpen(null)
  const may = useMay()
  return (
    <>
      <TableTools count={total} order={<SearchOrder state={state} onChange={onChange} />} isDense>
        <TableSearch
          label="Rechercher"
          placeholder="Titre, texte, slug ou tag"
          value={state.q}
          onChange={(q) => onChange({ q: q || null })}
        />
        {may('content.others') ? (
          <FilterSelect
            label="Statut"
            allLabel="Tous les statuts"
            value={state.filter.statut ?? null}
            options={statuts.map((value) => ({
              value,
              label: withCount(statutLabels[value], counts?.[value]),
            }))}
            onChange={(statut) => onChange({ statut }, true)}
          />
        ) : null}
        <Button aria-haspopup="dialog" onClick={() => setOpen('filter')}>
          <Icon name="filter" />
          Filtrer
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen('columns')}>
          <Icon name="grid" />
          Colonnes
        </Button>
        <ExportButton kind={kind} state={state} total={total} />
      </TableTools>
      <FilterChips filter={state.filter} onChange={onChange} />
      <FilterDialog
        kind={kind}
        isOpen={open === 'filter'}
        filter={state.filter}
        onApply={(filter) => {
          onChange(filterTexts(filter), true)
          close()
        }}
        onClose={close}
      />
      <ColumnsDialog
        isOpen={open === 'columns'}
        columns={columns}
        shown={shown}
        onApply={(ids) => {
          onChange({ colonnes: ids && (ids.join(',') || 'aucune') })
          close()
        }}
        onClose={close}
      />
    </>
  )
}

type SearchOrderProps = Pick<TableFiltersProps, 'state' | 'onChange'>

/** Shows that search results are sorted by relevance, or offers that order. */
function SearchOrder({ state, onChange }: SearchOrderProps) {
  if (state.q === '') return null
  if (state.tri === relevance) return <span>par pertinence</span>
  const byRelevance = sortChanges(state, relevanceSort)
  return (
    <button type="button" className="linkish max-lg:hidden" onClick={() => onChange(byRelevance)}>
      Trier par pertinence
    </button>
  )
}

export const relevanceSort: Sort = { column: relevance, order: 'asc' }

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
