import type { ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icon.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** The question, or what the answer needs: a text, a field. */
  children: ReactNode
  confirmLabel: string
  confirmIcon?: IconName
  cancelLabel?: string
  isDangerous?: boolean
  isBusy?: boolean
  /** The decisive answer is not possible yet. */
  isBlocked?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers, the careful one first. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  confirmIcon,
  cancelLabel = 'Annuler',
  isDangerous = false,
  isBusy = false,
  isBlocked = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onCancel} isAlert>
      <div className="body stack">{children}</div>
      <footer>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button
          variant={isDangerous ? 'outline' : 'ink'}
          className={isDangerous ? 'btn-danger' : undefined}
          disabled={isBusy || isBlocked}
          aria-busy={isBusy}
          onClick={onConfirm}
        >
          {confirmIcon ? <Icon name={confirmIcon} /> : null}
          {confirmLabel}
        </Button>
      </footer>
    </Dialog>
  )
}

type DeleteDialogProps = Pick<
  ConfirmDialogProps,
  'isOpen' | 'isBusy' | 'onConfirm' | 'onCancel'
> & {
  /** How an administrator brings it back all the same, a sentence. */
  wayBack?: string
  children?: ReactNode
}

/** The one question before anything is deleted. */
export function DeleteDialog({ wayBack, children, ...dialog }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Confirmer la suppression"
      confirmLabel="Supprimer"
      confirmIcon="trash"
      isDangerous
    >
      <p>Cette action est irréversible. Êtes-vous sûr de vouloir supprimer cet élément ?</p>
      {children}
      {wayBack === undefined ? null : <p>{wayBack}</p>}
    </ConfirmDialog>
  )
}
