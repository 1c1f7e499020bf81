import { completudes } from '#shared/admin/content-list.ts'
import { type Statut, statuts } from '#shared/items/statut.ts'
import { statutLabels } from '#web/admin/controls/status-badge.tsx'
import { useLabels } from '#web/admin/items/use-labels.ts'
import { useMay } from '#web/admin/session/session.ts'
import { FilterSelect } from '#web/admin/table/filter-select.tsx'
import { TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import type { UrlChanges } from '#web/admin/table/url-state.ts'

import type { ListState } from './list-state.ts'

type TableFiltersProps = {
  state: ListState<string>
  counts: Record<Statut, number> | undefined
  total: number | undefined
  onChange: (changes: UrlChanges, isStep?: boolean) => void
}

/** Search and filters of a table, in its address. */
export function TableFilters({ state, counts, total, onChange }: TableFiltersProps) {
  const { categories } = useLabels()
  const may = useMay()
  const known =
    state.categorie === '' || categories.includes(state.categorie)
      ? categories
      : [...categories, state.categorie]
  return (
    <TableTools count={total}>
      <TableSearch
        label="Rechercher"
        placeholder="Titre, slug ou tag"
        value={state.q}
        onChange={(q) => onChange({ q: q || null })}
      />
      {may('content.others') ? (
        <FilterSelect
          label="Statut"
          allLabel="Tous les statuts"
          value={state.statut}
          options={statuts.map((value) => ({
            value,
            label: withCount(statutLabels[value], counts?.[value]),
          }))}
          onChange={(statut) => onChange({ statut }, true)}
        />
      ) : null}
      <FilterSelect
        label="Catégorie"
        allLabel="Toutes les catégories"
        value={state.categorie || null}
        options={known.map((value) => ({ value, label: value }))}
        onChange={(categorie) => onChange({ categorie }, true)}
      />
      <FilterSelect
        label="Complétude"
        allLabel="Toutes les fiches"
        value={state.completude}
        options={completudes.map((value) => ({ value, label: completudeLabels[value] }))}
        onChange={(completude) => onChange({ completude }, true)}
      />
    </TableTools>
  )
}

const completudeLabels = { complet: 'Complètes', 'a-completer': 'À compléter' } as const

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
