import { useState } from 'react'

import { Icon } from '#web/ui/icon.tsx'

/** Folds the facts that follow it on a small screen; elsewhere, and without the script, they stand open. */
export function FoldButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button
      type="button"
      className="peer mt-3 hidden min-h-11 w-full items-center justify-between border-0 border-t border-edge bg-transparent p-0 font-semibold max-md:js:flex no-js:hidden"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      La fiche en détail
      <Icon name="chev" className={isOpen ? 'rotate-180' : ''} />
    </button>
  )
}
