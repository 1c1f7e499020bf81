import { useMemo } from 'react'

import type { Redirect } from '#shared/addresses/redirect.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { Count } from '#web/admin/table/count.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { EditedRedirect } from './redirect-form.tsx'

type RedirectTableProps = { redirects: Redirect[]; onEdit: (redirect: EditedRedirect) => void }

/** Every redirect with how often it served; what is removed can be brought back. */
export function RedirectTable({ redirects, onEdit }: RedirectTableProps) {
  const { client, admin } = api.useUtils()
  const { mutate: remove } = useUndoable({
    run: ({ id }: Redirect) => client.admin.redirects.remove.mutate({ id }),
    undo: (removed) => client.admin.redirects.restore.mutate(removed),
    refresh: () => admin.redirects.invalidate(),
    words: {
      done: 'Redirection supprimée',
      failed: 'Impossible de supprimer la redirection.',
      undone: 'Redirection rétablie',
      undoFailed: 'Impossible de rétablir la redirection.',
    },
    consequence: ({ source }) => `${source} ne mène plus nulle part.`,
    onDone: (_removed, { id }) => leaveRow(id),
  })
  const columns = useMemo(() => redirectColumns(onEdit, remove), [onEdit, remove])
  if (redirects.length === 0) {
    return (
      <EmptyState
        title="Aucune redirection"
        text="Quand une page change d’adresse hors des fiches, ou qu’un lien d’un autre site est faux, créez ici le chemin vers la bonne page."
      />
    )
  }
  return (
    <WholeTable
      label="Redirections"
      columns={columns}
      rows={redirects}
      rowId={({ id }) => id}
      initialSort={{ column: 'source', order: 'asc' }}
    />
  )
}

const redirectColumns = (
  onEdit: (redirect: EditedRedirect) => void,
  onRemove: (redirect: Redirect) => void,
): WholeColumn<Redirect>[] => [
  {
    id: 'source',
    header: 'Adresse de départ',
    sortValue: ({ source }) => source,
    className: 'c-ttl',
    cell: ({ source, destination }) => (
      <>
        <span className="ttl">{source}</span>
        <span className="hint block break-all md:hidden">→ {destination}</span>
      </>
    ),
  },
  {
    id: 'destination',
    header: 'Destination',
    sortValue: ({ destination }) => destination,
    className: 'max-md:hidden',
    cell: ({ destination }) => destination,
  },
  {
    id: 'passages',
    header: 'Passages',
    sortValue: ({ passages }) => passages,
    className: 'c-st',
    cell: ({ passages }) => (
      <Count value={passages} words={countOf(passages, 'passage', 'passages')} />
    ),
  },
  {
    id: 'dernier_passage',
    header: 'Dernier passage',
    sortValue: ({ dernier_passage }) => dernier_passage,
    className: 'max-lg:hidden',
    cell: ({ dernier_passage }) =>
      dernier_passage === null ? (
        <span className="hint">Jamais</span>
      ) : (
        <span className={dateText}>{numericDate(dernier_passage)}</span>
      ),
  },
  actionsColumn((redirect) => (
    <>
      <IconButton
        label={`Modifier ${redirect.source}`}
        icon="pen"
        onClick={() => {
          const { id, source, destination } = redirect
          onEdit({ id, values: { source, destination } })
        }}
      />
      <IconButton
        label={`Supprimer ${redirect.source}`}
        icon="trash"
        onClick={() => onRemove(redirect)}
      />
    </>
  )),
]
