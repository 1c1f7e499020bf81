import { type ReactNode, useState } from 'react'

/** What the document of this visit came with, by the part's name. */
const sent = new Map<string, ChildNode[]>()

/** Notes what the document came with, before anything changes it. */
export function noteSentParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-sent]'))
    sent.set(part.dataset.sent ?? '', [...part.childNodes])
}

type SentPartProps = {
  name: string
  className?: string
  /** Null where the document has it: then it stays as the server sent it, and is put back on return. */
  children: ReactNode
}

/** A part that only shows, and that the browser need not make again of the document that it came with. */
export function SentPart({ name, className, children }: SentPartProps) {
  // What was kept stays, whatever a later answer brings: an opened fold would close.
  const [isKept] = useState(children === null)
  if (!isKept) {
    return (
      <div data-sent={name} className={className}>
        {children}
      </div>
    )
  }
  return (
    <div
      data-sent={name}
      className={className}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- always empty: so React hydrates the element and leaves what is in it
      dangerouslySetInnerHTML={{ __html: nothing }}
      ref={(part) => {
        if (part && !part.hasChildNodes()) part.append(...(sent.get(name) ?? []))
      }}
    />
  )
}

/** The one text that a page's policy lets be written as HTML. */
// TypeScript's library does not know it yet.
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }
const nothing = trustedTypes?.emptyHTML ?? ''
