import { type AnyRouter, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { contentWords, newItemId } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { PageFailure } from '#web/admin/controls/page-failure.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'

type ReadItem<Item> = { data: Item | undefined; error: unknown; refetch: () => unknown }

type ItemPageProps<Item> = {
  kind: ItemKind
  item: ReadItem<Item>
  /** What is left of one that is gone. */
  gone?: ReactNode
  children: (item: Item) => ReactNode
}

/** An item on its way to its screen: waiting, gone, failed or there. */
export function ItemPage<Item>({ kind, item, gone, children }: ItemPageProps<Item>) {
  const { data, error, refetch } = item
  if (data !== undefined) return children(data)
  if (apiErrorCode(error) === 'NOT_FOUND') return <NoSuchItem kind={kind} gone={gone} />
  return error ? <PageFailure error={error} onRetry={() => void refetch()} /> : <Spinner />
}

function NoSuchItem({ kind, gone }: { kind: ItemKind; gone: ReactNode }) {
  const may = useMay()
  return (
    <>
      <PageHead title="Fiche introuvable" />
      <Notice tone="warn" title="Cette fiche n’existe pas ou a été supprimée">
        <p className="notice-acts">
          <AdminLink className={buttonClass({ size: 'sm' })} to={contentWords[kind].list}>
            Retour à la liste
          </AdminLink>
          {may('content.delete') ? (
            <AdminLink className={buttonClass({ size: 'sm' })} to={`${adminRoot}/corbeille`}>
              Ouvrir la corbeille
            </AdminLink>
          ) : null}
        </p>
      </Notice>
      {gone}
    </>
  )
}

/** The id in the address of an editor; `nouveau` is an item that does not exist yet. */
export function useItemId(): string {
  const id = useParams<AnyRouter, undefined, false, false>({
    strict: false,
    select: (params: Record<string, unknown>) => params['id'],
  })
  return typeof id === 'string' ? id : newItemId
}
