import { useMemo } from 'react'

import { numericDate } from '#shared/text/french-date.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { SearchActions } from '#web/admin/searches/search-actions.tsx'
import { type FailedSearch, useIgnoreSearch } from '#web/admin/searches/use-ignore-search.ts'
import { Count } from '#web/admin/table/count.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import { SearchedTable } from '#web/admin/table/searched-table.tsx'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** `/secure-admin-panel/sans-resultat`: searches by visitors without a result, as a work list. */
export function FailedSearchesPage() {
  const asked = api.admin.searches.failed.useQuery()
  return (
    <>
      <PageHead
        title="Recherches sans résultat"
        text="Ce que les visiteurs ont cherché sans rien trouver depuis 90&nbsp;jours. Une recherche ignorée revient si quelqu’un la cherche de nouveau."
      />
      <Loaded asked={asked}>{(searches) => <FailedSearchTable searches={searches} />}</Loaded>
    </>
  )
}

function FailedSearchTable({ searches }: { searches: FailedSearch[] }) {
  const { mutate: ignore } = useIgnoreSearch()
  const columns = useMemo(() => searchColumns(ignore), [ignore])
  if (searches.length === 0) {
    return (
      <EmptyState
        title="Aucune recherche en attente"
        text="Toutes les recherches récentes trouvent quelque chose, ou ont été ignorées."
      />
    )
  }
  return (
    <SearchedTable
      listLabel="Liste des recherches"
      searchLabel="Filtrer les recherches"
      placeholder="Un mot"
      textOf={({ requete }) => requete}
      label="Recherches sans résultat"
      columns={columns}
      rows={searches}
      rowId={({ requete }) => requete}
      initialSort={{ column: 'recherches', order: 'desc' }}
    />
  )
}

const searchColumns = (onIgnore: (search: FailedSearch) => void): WholeColumn<FailedSearch>[] => [
  {
    id: 'requete',
    header: 'Recherche',
    sortValue: ({ requete }) => requete,
    className: 'c-ttl',
    cell: ({ requete }) => <span className="ttl">{requete}</span>,
  },
  {
    id: 'recherches',
    header: 'Fois',
    sortValue: ({ recherches }) => recherches,
    className: 'c-st',
    cell: ({ recherches, jour }) => (
      <Count
        value={recherches}
        words={`${countOf(recherches, 'fois', 'fois')} · le ${numericDate(jour)}`}
      />
    ),
  },
  {
    id: 'jour',
    header: 'Dernière',
    sortValue: ({ jour }) => jour,
    className: 'max-lg:hidden',
    cell: ({ jour }) => <span className={dateText}>{numericDate(jour)}</span>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-below',
    cell: (search) => (
      <span className="acts gap-2">
        <SearchActions requete={search.requete} onIgnore={() => onIgnore(search)} />
      </span>
    ),
  },
]
