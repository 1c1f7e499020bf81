import { useSyncExternalStore } from 'react'

import { questions } from '#web/admin/api/questions.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'

/** The question that is being asked, wherever it came from. */
export function AskedQuestion() {
  const asked = useSyncExternalStore(questions.subscribe, questions.asked)
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      cancelLabel={asked?.cancelLabel}
      isDangerous
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    >
      <p>{asked?.text}</p>
    </ConfirmDialog>
  )
}
