import { useState } from 'react'

import { Icon } from '#web/ui/icon.tsx'

/** Folds the facts that follow it on a small screen; elsewhere, and without the script, they stand open. */
export function FoldButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      La fiche en détail
      <Icon name="chev" />
    </button>
  )
}
