import { useMutation } from '@tanstack/react-query'

import type { ItemKind } from '#shared/items/cote.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { contentWords, revisionsPath, saveFailed } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { type Asked, Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { TableEmpty } from '#web/admin/table/table-tools.tsx'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** `/secure-admin-panel/corbeille`: what was deleted within thirty days. */
export function TrashPage() {
  return (
    <>
      <PageHead
        title="Corbeille"
        text="Ce qui a été supprimé reste ici trente jours et revient en brouillon. Les visiteurs, eux, n’y ont plus accès."
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
      cell: ({ deleted_at }) => <span className="date">{numericDate(deleted_at)}</span>,
    },
    {
      id: 'deleted_by',
      header: 'Par',
      sortValue: ({ deleted_by }) => deleted_by,
      className: 'c-opt',
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

function RestoreButton({ kind, item }: { kind: ItemKind; item: DeletedItem }) {
  const { calls, refresh } = useItemCalls(kind)
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.restore.mutate({ id: item.id }),
    onSuccess: ({ id, avaitCopie }) =>
      showToast({
        type: 'success',
        title: contentWords[kind].restored,
        ...(avaitCopie && {
          description: 'Ce qui était en cours de rédaction est parmi ses révisions.',
          action: {
            label: 'Voir les révisions',
            run: () => void navigate(revisionsPath(kind, id)),
          },
        }),
      }),
    onError: (error) => reportFailure(saveFailed, error),
    onSettled: refresh,
  })
  return (
    <Button
      size="sm"
      disabled={isPending}
      aria-busy={isPending}
      aria-label={`Restaurer ${item.titre}`}
      onClick={() => mutate()}
    >
      <Icon name="reset" />
      Restaurer
    </Button>
  )
}
