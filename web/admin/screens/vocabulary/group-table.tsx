import { useMemo } from 'react'

import type { StoredGroup } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { TableEmpty, TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import { useUrlState } from '#web/admin/table/url-state.ts'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { filteredGroups, foldedGroup, groupName, quoted } from './group-draft.ts'

type GroupTableProps = { groups: StoredGroup[]; onEdit: (group: StoredGroup) => void }

/** Every group of the vocabulary; what is removed can be brought back. */
export function GroupTable({ groups, onEdit }: GroupTableProps) {
  const utils = api.useUtils()
  const [{ q = '' }, changeUrl] = useUrlState()
  const { mutate: restore } = api.admin.vocabulary.restore.useMutation({
    onSuccess: () => reportSuccess('Groupe rétabli'),
    onError: (error) => reportFailure('Impossible de rétablir le groupe.', error),
    onSettled: () => utils.admin.vocabulary.invalidate(),
  })
  const { mutate: remove } = api.admin.vocabulary.remove.useMutation({
    onSuccess: ({ id, ...groupe }) => {
      leaveRow(id)
      showToast({
        type: 'success',
        title: 'Groupe supprimé',
        description: `La recherche ne connaît plus ${quoted(groupName(groupe))} par ce groupe.`,
        action: { label: 'Annuler', run: () => restore({ id, groupe }) },
      })
    },
    onError: (error) => reportFailure('Impossible de supprimer le groupe.', error),
    onSettled: () => utils.admin.vocabulary.invalidate(),
  })
  const columns = useMemo(
    () => groupColumns(onEdit, ({ id, ...lu }) => remove({ id, lu })),
    [onEdit, remove],
  )
  const folded = useMemo(() => groups.map(foldedGroup), [groups])
  const shown = useMemo(() => filteredGroups(folded, q), [folded, q])
  if (groups.length === 0) {
    return (
      <EmptyState
        title="Aucun groupe"
        text="Un groupe réunit les expressions qui demandent la même chose. Sans groupe, la recherche ne trouve que les mots tapés."
      />
    )
  }
  return (
    <section className="panel" aria-label="Groupes du vocabulaire">
      <TableTools count={shown.length}>
        <TableSearch
          label="Filtrer les groupes"
          placeholder="Une expression"
          value={q}
          onChange={(text) => changeUrl({ q: text })}
        />
      </TableTools>
      {shown.length === 0 ? (
        <TableEmpty term={q} />
      ) : (
        <WholeTable
          label="Vocabulaire de recherche"
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          initialSort={{ column: 'termes', order: 'asc' }}
        />
      )}
    </section>
  )
}

/** The focus goes on to the next row, else to the one before, else above the table, before its row is gone. */
function leaveRow(id: string): void {
  const row = document.querySelector(`[data-group="${id}"]`)?.closest('tr')
  if (!row?.contains(document.activeElement)) return
  const beside = row.nextElementSibling ?? row.previousElementSibling
  const control =
    beside?.querySelector<HTMLElement>('[data-group] button') ??
    document.querySelector<HTMLElement>('main [type="search"]')
  control?.focus()
}

const groupColumns = (
  onEdit: (group: StoredGroup) => void,
  onRemove: (group: StoredGroup) => void,
): WholeColumn<StoredGroup>[] => [
  {
    id: 'termes',
    header: 'Expressions équivalentes',
    sortValue: ({ termes }) => termes[0] ?? null,
    className: 'c-ttl',
    cell: (group) => {
      const { termes, larges } = group
      return (
        <>
          <span className="ttl">{groupName(group)}</span>
          {termes.length > 1 ? <p>= {termes.slice(1).join(' = ')}</p> : null}
          {larges.length > 0 ? <p className="hint md:hidden">&gt; {larges.join(' = ')}</p> : null}
        </>
      )
    },
  },
  {
    id: 'larges',
    header: 'Plus larges',
    sortValue: ({ larges }) => larges[0] ?? null,
    className: 'c-opt',
    cell: ({ larges }) => larges.join(' = '),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-acts',
    cell: (group) => (
      <span className="acts" data-group={group.id}>
        <IconButton
          label={`Modifier ${groupName(group)}`}
          icon="pen"
          onClick={() => onEdit(group)}
        />
        <IconButton
          label={`Supprimer ${groupName(group)}`}
          icon="trash"
          onClick={() => onRemove(group)}
        />
      </span>
    ),
  },
]
