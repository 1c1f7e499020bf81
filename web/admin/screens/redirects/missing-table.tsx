import { useMemo } from 'react'

import type { MissingPage } from '#shared/addresses/redirect.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Count } from '#web/admin/table/count.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type MissingTableProps = { pages: MissingPage[]; onRedirect: (path: string) => void }

/** The paths that visitors asked for in vain, the most wanted first. */
export function MissingTable({ pages, onRedirect }: MissingTableProps) {
  const utils = api.useUtils()
  const { mutate: forget } = api.admin.redirects.forget.useMutation({
    onError: (error) => reportFailure('Impossible d’ignorer cette adresse.', error),
    onSettled: () => utils.admin.redirects.missing.invalidate(),
  })
  const columns = useMemo(
    () => missingColumns(onRedirect, (chemin) => forget({ chemin })),
    [onRedirect, forget],
  )
  if (pages.length === 0) {
    return (
      <EmptyState
        title="Aucune adresse introuvable"
        text="Les adresses demandées en vain apparaissent ici, sans rien de ceux qui les demandent."
      />
    )
  }
  return (
    <WholeTable
      label="Adresses introuvables"
      columns={columns}
      rows={pages}
      rowId={({ chemin }) => chemin}
      initialSort={{ column: 'visites', order: 'desc' }}
    />
  )
}

const missingColumns = (
  onRedirect: (path: string) => void,
  onForget: (path: string) => void,
): WholeColumn<MissingPage>[] => [
  {
    id: 'chemin',
    header: 'Adresse',
    sortValue: ({ chemin }) => chemin,
    className: 'c-ttl',
    cell: ({ chemin }) => <span className="ttl">{chemin}</span>,
  },
  {
    id: 'visites',
    header: 'Visites',
    sortValue: ({ visites }) => visites,
    className: 'c-st',
    cell: ({ visites }) => <Count value={visites} words={countOf(visites, 'visite', 'visites')} />,
  },
  {
    id: 'premiere_visite',
    header: 'Première',
    sortValue: ({ premiere_visite }) => premiere_visite,
    className: 'max-lg:hidden',
    cell: ({ premiere_visite }) => <span className={dateText}>{numericDate(premiere_visite)}</span>,
  },
  {
    id: 'derniere_visite',
    header: 'Dernière',
    sortValue: ({ derniere_visite }) => derniere_visite,
    className: 'max-lg:hidden',
    cell: ({ derniere_visite }) => <span className={dateText}>{numericDate(derniere_visite)}</span>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-below',
    cell: ({ chemin }) => (
      <span className="acts">
        <Button size="sm" aria-label={`Rediriger ${chemin}`} onClick={() => onRedirect(chemin)}>
          <Icon name="arrow" />
          Rediriger
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Ignorer ${chemin}`}
          onClick={() => onForget(chemin)}
        >
          Ignorer
        </Button>
      </span>
    ),
  },
]
