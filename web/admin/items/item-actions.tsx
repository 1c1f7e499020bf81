import { useState } from 'react'

import { previewAddress } from '#shared/addresses/admin-screens.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
import {
  contentWords,
  editorPath,
  revisionsPath,
  saveFailed,
} from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink, useAdminNavigate } from '#web/admin/controls/link.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import { useItemCalls, useItemRemoval } from './item-calls.ts'

type ItemProps = { kind: ItemKind; id: string }

type PreviewLinkProps = {
  kind: ItemKind
  slug: string
  /** Saves edits, so that the page shows them. */
  beforeOpening: () => Promise<unknown>
}

/** The item on its real page, whatever its status, in a new tab. */
export function PreviewLink({ kind, slug, beforeOpening }: PreviewLinkProps) {
  const address = previewAddress(kind, slug)
  return (
    <a
      className={buttonClass({ size: 'sm' })}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        // Browsers block a window that is opened later than the click.
        const preview = open('about:blank', '_blank')
        if (preview) preview.opener = null
        void beforeOpening().finally(() => preview?.location.replace(address))
      }}
    >
      <Icon name="ext" />
      Prévisualiser
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}

export function RevisionsLink({ kind, id }: ItemProps) {
  return (
    <AdminLink className={buttonClass({ size: 'sm' })} to={revisionsPath(kind, id)}>
      <Icon name="clock" />
      Révisions
    </AdminLink>
  )
}

type DuplicateButtonProps = ItemProps & {
  /** Saves edits, so that the copy has them. */
  beforeCopying: () => Promise<unknown>
}

/** Creates a copy as a draft and opens it. */
export function DuplicateButton({ kind, id, beforeCopying }: DuplicateButtonProps) {
  const { calls } = useItemCalls(kind)
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      await beforeCopying()
      return calls.duplicate.mutate({ id })
    },
    async onSuccess(copy) {
      reportSuccess(contentWords[kind].duplicated)
      await navigate(editorPath(kind, copy.id))
    },
    onError: (error) => reportFailure(saveFailed, error),
  })
  return (
    <Button size="sm" disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
      <Icon name="copy" />
      Dupliquer
    </Button>
  )
}

type DeleteButtonProps = ItemProps & { onRemoved: () => void }

/** Deletes the item and goes back to the table; nothing for whoever may not. */
export function DeleteButton({ kind, id, onRemoved }: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useItemRemoval(kind, () => {
    onRemoved()
    void navigate(contentWords[kind].list, { ignoreGuard: true })
  })
  const may = useMay()
  if (!may('content.delete')) return null
  return (
    <>
      <Button className="btn-danger" onClick={() => setIsAsking(true)}>
        <Icon name="trash" />
        {`Supprimer ce ${contentWords[kind].counted[0]}`}
      </Button>
      <DeleteDialog
        isOpen={isAsking}
        isBusy={isPending}
        onConfirm={() => mutate([id], { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
        wayBack={binHint}
      />
    </>
  )
}

/** What becomes of a deleted item, for who may bring it back. */
export const binHint =
  'Pour les visiteurs, la page disparaît aussitôt et pour de bon. L’administration en garde une copie trente jours dans la corbeille.'
