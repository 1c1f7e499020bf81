import { useMemo } from 'react'

import type { UsedTag } from '#shared/labels/used-tag.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { itemsText } from '#web/admin/labels/label-words.ts'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { SearchedTable } from '#web/admin/table/searched-table.tsx'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export type TagActions = {
  onRename: (tag: UsedTag) => void
  onMerge: (tag: UsedTag) => void
  onRemove: (tag: UsedTag) => void
}

/** Every tag, or those of one item alone. */
export function TagTable({ tags, ...actions }: TagActions & { tags: UsedTag[] }) {
  const { onRename, onMerge, onRemove } = actions
  const columns = useMemo(
    () => tagColumns({ onRename, onMerge, onRemove }),
    [onRename, onMerge, onRemove],
  )
  if (tags.length === 0) {
    return <EmptyState title="Aucun tag" text="Aucune fiche ne porte de tag de cette sorte." />
  }
  return (
    <SearchedTable
      listLabel="Tags des fiches"
      searchLabel="Chercher un tag"
      placeholder="Tag, ou autre écriture"
      textOf={searchedText}
      label="Tags"
      columns={columns}
      rows={tags}
      rowId={({ pli }) => pli}
      initialSort={{ column: 'fiches', order: 'desc' }}
    />
  )
}

const otherNames = ({ nom, orthographes, anciens }: UsedTag) =>
  [...new Set([...orthographes, ...anciens])].filter((name) => name !== nom)

const searchedText = (tag: UsedTag) => [tag.nom, ...otherNames(tag)].join(' ; ')

const tagColumns = ({ onRename, onMerge, onRemove }: TagActions): WholeColumn<UsedTag>[] => [
  {
    id: 'tag',
    header: 'Tag',
    sortValue: ({ nom }) => nom,
    className: 'c-ttl',
    cell: (tag) => (
      <>
        <span className="ttl">#{tag.nom}</span>
        <p className="hint md:hidden">{itemsText(tag)}</p>
      </>
    ),
  },
  {
    id: 'fiches',
    header: 'Fiches',
    sortValue: ({ fiches }) => fiches,
    className: 'max-lg:hidden',
    cell: ({ fiches }) => formatNumber(fiches),
  },
  {
    id: 'autres',
    header: 'Aussi écrit',
    sortValue: (tag) => otherNames(tag)[0] ?? null,
    className: 'max-md:hidden',
    cell: (tag) => <span className="hint">{otherNames(tag).join(', ') || 'rien'}</span>,
  },
  actionsColumn((tag) => (
    <>
      <IconButton label={`Renommer ${tag.nom}`} icon="pen" onClick={() => onRename(tag)} />
      <IconButton label={`Fusionner ${tag.nom}`} icon="merge" onClick={() => onMerge(tag)} />
      <IconButton label={`Supprimer ${tag.nom}`} icon="trash" onClick={() => onRemove(tag)} />
    </>
  )),
]
