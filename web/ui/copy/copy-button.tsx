import type { RefObject } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { copyText, useCopiedState } from './clipboard.ts'
import { offerManualCopy } from './copy-refused.ts'

type CopyButtonProps = {
  text: string
  /** What the text is, after «Copier». */
  what: string
  /** Whose text it is, for the console. */
  subject: string
  /** Where the text stands: selected when the clipboard refuses it. */
  textRef: RefObject<HTMLElement | null>
  className?: string
}

/** Copies a text that stands beside it. */
export function CopyButton({ text, what, subject, textRef, className = '' }: CopyButtonProps) {
  const [isCopied, markCopied] = useCopiedState()

  async function copy() {
    if (await copyText(text)) {
      markCopied()
      return
    }
    // oxlint-disable-next-line eslint/no-console -- production writes this event to the console
    console.error('Copie impossible', subject)
    offerManualCopy(textRef.current)
  }

  return (
    <Button
      size="sm"
      className={`no-js:hidden ${className}`}
      data-state={isCopied ? 'copied' : undefined}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{isCopied ? 'Copié !' : 'Copier'}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
