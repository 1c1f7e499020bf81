import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { previewAddress } from '#shared/addresses/admin-screens.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { ConfirmDialog, DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
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

import { binHint } from './bin-hint.ts'
import { useItemCalls, useItemRemoval } from './item-calls.ts'

type ItemProps = { kind: ItemKind; id: string }

/** The item on its real page, whatever its status, in a new tab. */
export function PreviewLink({ kind, slug }: { kind: ItemKind; slug: string }) {
  return (
    <a
      className={buttonClass()}
      href={previewAddress(kind, slug)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="ext" />
      Prévisualiser
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}

/** What the item once was. */
export function RevisionsLink({ kind, id }: ItemProps) {
  return (
    <AdminLink className={buttonClass()} to={revisionsPath(kind, id)}>
      <Icon name="clock" />
      Révisions
    </AdminLink>
  )
}

/** Asks, then makes a copy as a draft and opens it. */
export function DuplicateButton({ kind, id }: ItemProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { calls } = useItemCalls(kind)
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.duplicate.mutate({ id }),
    async onSuccess(copy) {
      reportSuccess(contentWords[kind].duplicated)
      // What is unsaved here was said to stay, and is offered again.
      await navigate(editorPath(kind, copy.id), { ignoreGuard: true })
    },
    onError: (error) => reportFailure(saveFailed, error),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Icon name="copy" />
        Dupliquer
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Dupliquer cette fiche"
        confirmLabel="Dupliquer"
        confirmIcon="copy"
        isBusy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Une copie de ce qui est enregistré s’ouvrira en brouillon. Ce que vous écrivez ici sans
          l’avoir enregistré vous sera proposé à votre retour.
        </p>
      </ConfirmDialog>
    </>
  )
}

type DeleteButtonProps = ItemProps & { label: string; onRemoved: () => void }

/** Deletes the item and goes back to the table; nothing for whoever may not. */
export function DeleteButton({ kind, id, label, onRemoved }: DeleteButtonProps) {
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
        {label}
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
