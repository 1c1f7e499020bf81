import { useMemo } from 'react'

import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'

export type DefaultPage = {
  route: string
  meta_title: string
  meta_description: string
  configured: boolean
}

type DefaultsTableProps = { pages: DefaultPage[]; onConfigure: (page: DefaultPage) => void }

/** What pages say of themselves while nothing is stored for them. */
export function DefaultsTable({ pages, onConfigure }: DefaultsTableProps) {
  const columns = useMemo(() => defaultColumns(onConfigure), [onConfigure])
  return (
    <WholeTable
      label="Pages par défaut"
      columns={columns}
      rows={pages}
      rowId={({ route }) => route}
      initialSort={{ column: 'route', order: 'asc' }}
    />
  )
}

const defaultColumns = (onConfigure: (page: DefaultPage) => void): WholeColumn<DefaultPage>[] => [
  {
    id: 'route',
    header: 'Page',
    sortValue: ({ route }) => route,
    className: 'c-ttl',
    cell: ({ route }) => <span className="ttl">{route}</span>,
  },
  {
    id: 'meta_title',
    header: 'Titre et description',
    sortValue: ({ meta_title }) => meta_title,
    className: 'max-md:hidden',
    cell: ({ meta_title, meta_description }) => (
      <>
        <strong>{meta_title}</strong>
        <p className="hint">{meta_description}</p>
      </>
    ),
  },
  {
    id: 'configured',
    header: 'État',
    sortValue: ({ configured }) => Number(configured),
    className: 'c-st',
    cell: ({ configured }) =>
      configured ? (
        <StatusBadge tone="info">Remplacée</StatusBadge>
      ) : (
        <span className="hint">Par défaut</span>
      ),
  },
  actionsColumn((page) => (
    <Button
      size="sm"
      aria-label={`${page.configured ? 'Modifier' : 'Configurer'} ${page.route}`}
      onClick={() => onConfigure(page)}
    >
      {page.configured ? 'Modifier' : 'Configurer'}
    </Button>
  )),
]
