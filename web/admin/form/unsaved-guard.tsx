import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'

type UnsavedGuardProps = {
  /** Asked at the moment of leaving, so that what was just saved does not hold anyone back. */
  isDirty: () => boolean
  /** Asked when the page itself is closed: whether something would be lost; where left out, what is unsaved. */
  isLost?: () => boolean
  /** What becomes of it, where it is not lost. */
  children?: ReactNode
}

/** Asks before changes are lost, within the administration and on the way out of it. */
export function UnsavedGuard({ isDirty, isLost = isDirty, children }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: isLost,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title="Modifications non enregistrées"
      confirmLabel="Quitter sans enregistrer"
      cancelLabel="Rester sur la page"
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>Vos modifications ne sont pas enregistrées. Quitter cette page&nbsp;?</p>
      {children}
    </ConfirmDialog>
  )
}
