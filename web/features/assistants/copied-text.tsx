import { useRef } from 'react'

import { CopyButton } from '#web/ui/copy/copy-button.tsx'

type CopiedTextProps = {
  text: string
  /** What the text is, in a sentence that begins with «Copier». */
  what: string
}

/** A setting as it is pasted, and its button. */
export function CopiedText({ text, what }: CopiedTextProps) {
  const textRef = useRef<HTMLPreElement>(null)
  return (
    <div className="setting">
      <pre ref={textRef} translate="no">
        {text}
      </pre>
      <CopyButton text={text} what={what} subject={what} textRef={textRef} />
    </div>
  )
}
