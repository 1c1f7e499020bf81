import { useMemo, useState } from 'react'

import type { SeoPage } from '#shared/pages/seo-page.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import { TableEmpty } from '#web/admin/table/table-tools.tsx'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'

export type ConfiguredPage = SeoPage & { etat: 'connue' | 'inconnue' }

type ConfiguredTableProps = { pages: ConfiguredPage[]; onEdit: (page: ConfiguredPage) => void }

/** What is stored for pages; each entry replaces the default of its page. */
export function ConfiguredTable({ pages, onEdit }: ConfiguredTableProps) {
  const { client, admin } = api.useUtils()
  const { create, remove } = client.admin.seoPages
  const [asked, setAsked] = useState<ConfiguredPage | null>(null)
  const { mutate, isPending } = useUndoable({
    run: ({ id }: ConfiguredPage) => remove.mutate({ id }),
    undo: (removed) => create.mutate(removed),
    refresh: () => admin.seoPages.invalidate(),
    words: {
      done: 'Configuration supprimée',
      failed: 'Impossible de supprimer la configuration.',
      undone: 'Configuration rétablie',
      undoFailed: 'Impossible de rétablir la configuration.',
    },
  })
  const columns = useMemo(() => configuredColumns(onEdit, setAsked), [onEdit])
  if (pages.length === 0) return <TableEmpty term="" />
  return (
    <>
      <WholeTable
        label="Pages configurées"
        columns={columns}
        rows={pages}
        rowId={({ page_route }) => page_route}
        initialSort={{ column: 'page_route', order: 'asc' }}
      />
      <DeleteDialog
        isOpen={asked !== null}
        isBusy={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && mutate(asked, { onSettled: () => setAsked(null) })}
        wayBack="Le message qui suit permet d’annuler."
      >
        <p>
          <strong>{asked?.page_route}</strong> reprendra ses valeurs par défaut.
        </p>
      </DeleteDialog>
    </>
  )
}

const configuredColumns = (
  onEdit: (page: ConfiguredPage) => void,
  onDelete: (page: ConfiguredPage) => void,
): WholeColumn<ConfiguredPage>[] => [
  {
    id: 'page_route',
    header: 'Page',
    sortValue: ({ page_route }) => page_route,
    className: 'c-ttl',
    cell: ({ page_route }) => <span className="ttl">{page_route}</span>,
  },
  {
    id: 'meta_title',
    header: 'Titre',
    sortValue: ({ meta_title }) => meta_title,
    className: 'max-md:hidden',
    cell: ({ meta_title }) => meta_title,
  },
  {
    id: 'etat',
    header: 'État',
    sortValue: ({ etat }) => etat,
    className: 'c-st',
    cell: ({ etat }) =>
      etat === 'connue' ? (
        <StatusBadge tone="valide">Page connue</StatusBadge>
      ) : (
        <StatusBadge tone="brouillon" icon="warn">
          Page inconnue
        </StatusBadge>
      ),
  },
  {
    id: 'updated_at',
    header: 'Modifiée le',
    sortValue: ({ updated_at }) => updated_at,
    className: 'max-lg:hidden',
    cell: ({ updated_at }) => <span className={dateText}>{numericDate(updated_at)}</span>,
  },
  actionsColumn((page) => (
    <>
      <IconButton label={`Modifier ${page.page_route}`} icon="pen" onClick={() => onEdit(page)} />
      <IconButton
        label={`Supprimer ${page.page_route}`}
        icon="trash"
        onClick={() => onDelete(page)}
      />
    </>
  )),
]
