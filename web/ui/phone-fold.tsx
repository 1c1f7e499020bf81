import { type ReactNode, useState } from 'react'

import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type PhoneFoldProps = {
  /** Its place and width. */
  className?: string
  'aria-describedby'?: string
  children: ReactNode
}

/** A button that unfolds what follows it on a phone. Elsewhere, and without the script, that stands open. */
export function PhoneFold({ className = '', children, ...attributes }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button
      {...attributes}
      type="button"
      className={buttonClass({ className: `peer md:hidden no-js:hidden ${className}`.trimEnd() })}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {children}
      <Icon name="chev" className={isOpen ? 'rotate-180' : ''} />
    </button>
  )
}

/** For what a `PhoneFold` before it unfolds. The target of a link stands open. */
export const phoneFolded = 'max-md:js:peer-aria-[expanded=false]:not-has-[:target]:hidden'
