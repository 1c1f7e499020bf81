import { bracketsLeft, type Progress } from '#web/items/copying/brackets-left.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Says that a prompt was copied from its page, and what is left to fill in. */
export function tellCopied(progress: Progress): void {
  showToast({ type: 'success', title: 'Prompt copié !', description: copiedSentence(progress) })
}

function copiedSentence(progress: Progress): string {
  const copied =
    progress.filled === 0
      ? 'Le prompt a été copié dans votre presse-papier.'
      : 'Le prompt personnalisé a été copié dans votre presse-papier.'
  const left = bracketsLeft(progress)
  return left === null ? copied : `${copied} ${left}`
}
