import { type ReactNode, useEffect, useRef, useState } from 'react'

import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type PhoneFoldProps = {
  /** Its place and look. */
  className?: string
  'aria-labelledby'?: string
  children?: ReactNode
}

/**
 * A button that unfolds the elements with `folded:hidden` in the element with `data-folding` around it,
 * on a phone, as does a link to one of them. Elsewhere, and without the script, they are visible.
 */
export function PhoneFold({ className = '', children, ...attributes }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const openForTarget = () => {
      const target = ref.current?.closest('[data-folding]')?.querySelector(':target')
      if (!target) return
      setIsOpen(true)
      requestAnimationFrame(() => target.scrollIntoView())
    }
    openForTarget()
    addEventListener('hashchange', openForTarget)
    return () => removeEventListener('hashchange', openForTarget)
  }, [])
  return (
    <button
      {...attributes}
      ref={ref}
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
