import type { RefObject } from 'react'

import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/clipboard.ts'
import { useCopiedState } from '#web/ui/copied-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { logToConsole } from './console-event.ts'

type CopyButtonProps = {
  text: string
  /** What the text is, after «Copier». */
  what: string
  /** Whose text it is, for the console. */
  subject: string
  /** Where the text stands: selected when the clipboard refuses it (R44, R45, D6). */
  textRef: RefObject<HTMLElement | null>
}

/** Copies a text that stands beside it. */
export function CopyButton({ text, what, subject, textRef }: CopyButtonProps) {
  const [isCopied, markCopied] = useCopiedState()

  async function copy() {
    if (await copyText(text)) {
      markCopied()
      return
    }
    logToConsole('Copie impossible', subject)
    if (textRef.current) getSelection()?.selectAllChildren(textRef.current)
    showToast({
      type: 'error',
      title: 'Copie impossible',
      description: 'Le texte est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
    })
  }

  return (
    <Button
      size="sm"
      className="needs-js"
      data-state={isCopied ? 'copied' : undefined}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{isCopied ? 'Copié !' : 'Copier'}</span>
      <span className="vh"> {what}</span>
    </Button>
  )
}
