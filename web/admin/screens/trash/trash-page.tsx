import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { api } from '#web/admin/api/api.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { type Asked, Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import { TableEmpty } from '#web/admin/table/table-tools.tsx'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'

import { RestoreButton } from './restore-button.tsx'

/** `/secure-admin-panel/corbeille`: what was deleted within thirty days. */
export function TrashPage() {
  return (
    <>
      <PageHead
        title="Corbeille"
        text="Ce qui a été supprimé reste ici trente jours et revient en brouillon, ou tel qu’il était. Les visiteurs, eux, n’y ont plus accès."
      />
      <div className="stack">
        <DeletedItems kind="prompt" list={api.admin.prompts.deleted.useQuery()} />
        <DeletedItems kind="gpt" list={api.admin.gpts.deleted.useQuery()} />
      </div>
    </>
  )
}

type DeletedItem = {
  id: string
  slug: string
  titre: string
  deleted_at: string
  deleted_by: string | null
  statut: Statut
}

type DeletedItemsProps = { kind: ItemKind; list: Asked<DeletedItem[]> }

function DeletedItems({ kind, list }: DeletedItemsProps) {
  return (
    <Panel title={contentWords[kind].title}>
      <Loaded asked={list}>{(items) => <DeletedTable kind={kind} items={items} />}</Loaded>
    </Panel>
  )
}

function DeletedTable({ kind, items }: { kind: ItemKind; items: DeletedItem[] }) {
  if (items.length === 0) return <TableEmpty term="" />
  return (
    <WholeTable
      label={`${contentWords[kind].title} supprimés`}
      columns={columns[kind]}
      rows={items}
      rowId={(item) => item.id}
      initialSort={{ column: 'deleted_at', order: 'desc' }}
      name={`${kind}s`}
    />
  )
}

const columns: Record<ItemKind, WholeColumn<DeletedItem>[]> = {
  prompt: deletedColumns('prompt'),
  gpt: deletedColumns('gpt'),
}

function deletedColumns(kind: ItemKind): WholeColumn<DeletedItem>[] {
  return [
    {
      id: 'titre',
      header: 'Titre',
      sortValue: ({ titre }) => titre,
      className: 'c-ttl',
      cell: ({ titre, slug }) => (
        <>
          <strong className="ttl">{titre}</strong> <span className="hint">{slug}</span>
        </>
      ),
    },
    {
      id: 'deleted_at',
      header: 'Supprimé le',
      sortValue: ({ deleted_at }) => deleted_at,
      className: 'c-st',
      cell: ({ deleted_at }) => <span className={dateText}>{numericDate(deleted_at)}</span>,
    },
    {
      id: 'deleted_by',
      header: 'Par',
      sortValue: ({ deleted_by }) => deleted_by,
      className: 'max-md:hidden',
      cell: ({ deleted_by }) => deleted_by ?? <span className="hint">Compte supprimé</span>,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      className: 'c-acts',
      cell: (item) => <RestoreButton kind={kind} item={item} />,
    },
  ]
}
