import { useRef } from 'react'

import { CopyButton } from '#web/ui/copy/copy-button.tsx'

type CopiedTextProps = {
  text: string
  /** What the text is, in a sentence that begins with «Copier». */
  what: string
  className?: string
}

/** A setting as it is pasted, and its button. */
export function CopiedText({ text, what, className = '' }: CopiedTextProps) {
  const textRef = useRef<HTMLPreElement>(null)
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <pre
        ref={textRef}
        className="w-full rounded-2 border border-edge bg-card-2 px-4 py-3 font-mono text-micro leading-relaxed wrap-anywhere whitespace-pre-wrap"
        translate="no"
      >
        {text}
      </pre>
      <CopyButton text={text} what={what} subject={what} textRef={textRef} />
    </div>
  )
}
