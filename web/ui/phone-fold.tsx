import { type ReactNode, useState } from 'react'

import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type PhoneFoldProps = {
  /** Its place and width. */
  className?: string
  'aria-labelledby'?: string
  children?: ReactNode
}

/**
 * A button that unfolds the `folded` elements of the `foldGroup` around it on a phone. Elsewhere, and
 * without the script, they stand open.
 */
export function PhoneFold({ className = '', children, ...attributes }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button
      {...attributes}
      type="button"
      className={buttonClass({ className: `md:hidden no-js:hidden ${className}`.trimEnd() })}
      aria-expanded={isOpen}
      data-fold=""
      onClick={() => setIsOpen(!isOpen)}
    >
      {children}
      <Icon name="chev" className={isOpen ? 'rotate-180' : ''} />
    </button>
  )
}

export const foldGroup = 'group/fold'
/** The target of a link stands open. */
export const folded =
  'max-md:js:not-has-[:target]:group-has-[[data-fold][aria-expanded=false]]/fold:hidden'
