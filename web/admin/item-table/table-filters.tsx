import { completudes } from '#shared/admin/content-list.ts'
import { type Statut, statuts } from '#shared/items/statut.ts'
import { statutLabels } from '#web/admin/controls/status-badge.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { useLabels } from '#web/admin/items/use-labels.ts'
import { useMay } from '#web/admin/session/session.ts'
import { TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import type { UrlChanges } from '#web/admin/table/url-state.ts'

import type { ListState } from './list-state.ts'

type TableFiltersProps = {
  state: ListState<string>
  counts: Record<Statut, number> | undefined
  total: number | undefined
  onChange: (changes: UrlChanges, isStep?: boolean) => void
}

/** A select has no empty value. */
const all = 'all'

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
        <Select
          aria-label="Statut"
          value={state.statut ?? all}
          options={[
            { value: all, label: 'Tous les statuts' },
            ...statuts.map((value) => ({
              value,
              label: withCount(statutLabels[value], counts?.[value]),
            })),
          ]}
          onChange={(value) => onChange({ statut: value === all ? null : value }, true)}
        />
      ) : null}
      <Select
        aria-label="Catégorie"
        value={state.categorie === '' ? all : state.categorie}
        options={[
          { value: all, label: 'Toutes les catégories' },
          ...known.map((value) => ({ value, label: value })),
        ]}
        onChange={(value) => onChange({ categorie: value === all ? null : value }, true)}
      />
      <Select
        aria-label="Complétude"
        value={state.completude ?? all}
        options={[
          { value: all, label: 'Toutes les fiches' },
          ...completudes.map((value) => ({ value, label: completudeLabels[value] })),
        ]}
        onChange={(value) => onChange({ completude: value === all ? null : value }, true)}
      />
    </TableTools>
  )
}

const completudeLabels = { complet: 'Complètes', 'a-completer': 'À compléter' } as const

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
