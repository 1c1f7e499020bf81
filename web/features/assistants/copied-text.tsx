import { useRef } from 'react'

import { logToConsole } from '#web/layout/console-event.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/clipboard.ts'
import { useCopiedState } from '#web/ui/copied-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

type CopiedTextProps = {
  text: string
  /** What the text is, in a sentence that begins with «Copier». */
  what: string
}

/** A setting as it is pasted, and its button; without a clipboard, the text is selected. */
export function CopiedText({ text, what }: CopiedTextProps) {
  const textRef = useRef<HTMLPreElement>(null)
  const [isCopied, markCopied] = useCopiedState()

  async function copy() {
    if (await copyText(text)) {
      markCopied()
      return
    }
    logToConsole('Copie impossible', what)
    if (textRef.current) getSelection()?.selectAllChildren(textRef.current)
    showToast({
      type: 'error',
      title: 'Copie impossible',
      description: 'Le texte est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
    })
  }

  return (
    <div className="setting">
      <pre ref={textRef} translate="no">
        {text}
      </pre>
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
    </div>
  )
}
