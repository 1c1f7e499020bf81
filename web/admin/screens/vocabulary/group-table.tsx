import { useMemo } from 'react'

import type { StoredGroup } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import { SearchedTable } from '#web/admin/table/searched-table.tsx'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { groupName, quoted } from './group-draft.ts'

type GroupTableProps = { groups: StoredGroup[]; onEdit: (group: StoredGroup) => void }

/** Every group of the vocabulary; what is removed can be brought back. */
export function GroupTable({ groups, onEdit }: GroupTableProps) {
  const { client, admin } = api.useUtils()
  const { mutate: remove } = useUndoable({
    run: ({ id, ...lu }: StoredGroup) => client.admin.vocabulary.remove.mutate({ id, lu }),
    undo: ({ id, ...groupe }) => client.admin.vocabulary.restore.mutate({ id, groupe }),
    refresh: () => admin.vocabulary.invalidate(),
    words: {
      done: 'Groupe supprimé',
      failed: 'Impossible de supprimer le groupe.',
      undone: 'Groupe rétabli',
      undoFailed: 'Impossible de rétablir le groupe.',
    },
    consequence: (group) =>
      `La recherche ne connaît plus ${quoted(groupName(group))} par ce groupe.`,
    onDone: ({ id }) => leaveRow(id),
  })
  const columns = useMemo(() => groupColumns(onEdit, remove), [onEdit, remove])
  if (groups.length === 0) {
    return (
      <EmptyState
        title="Aucun groupe"
        text="Un groupe réunit les expressions qui demandent la même chose. Sans groupe, la recherche ne trouve que les mots tapés."
      />
    )
  }
  return (
    <SearchedTable
      listLabel="Groupes du vocabulaire"
      searchLabel="Filtrer les groupes"
      placeholder="Une expression"
      textOf={searchedText}
      label="Vocabulaire de recherche"
      columns={columns}
      rows={groups}
      rowId={({ id }) => id}
      initialSort={{ column: 'termes', order: 'asc' }}
    />
  )
}

const searchedText = ({ termes, larges }: StoredGroup) => [...termes, ...larges].join(' ; ')

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
      const { termes, larges, absence } = group
      return (
        <>
          <span className="ttl">{groupName(group)}</span>
          {termes.length > 1 ? <p>= {termes.slice(1).join(' = ')}</p> : null}
          {larges.length > 0 ? <p className="hint md:hidden">&gt; {larges.join(' = ')}</p> : null}
          {absence ? <p className="hint">Sujet absent&nbsp;: {absence.message}</p> : null}
        </>
      )
    },
  },
  {
    id: 'larges',
    header: 'Plus larges',
    sortValue: ({ larges }) => larges[0] ?? null,
    className: 'max-md:hidden',
    cell: ({ larges }) => larges.join(' = '),
  },
  actionsColumn((group) => (
    <>
      <IconButton label={`Modifier ${groupName(group)}`} icon="pen" onClick={() => onEdit(group)} />
      <IconButton
        label={`Supprimer ${groupName(group)}`}
        icon="trash"
        onClick={() => onRemove(group)}
      />
    </>
  )),
]
