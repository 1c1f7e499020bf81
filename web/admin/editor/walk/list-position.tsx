import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { useListWalk, useStepSearch } from '#web/admin/items/list-walk.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** Where an item stands in the list that it was opened from, and the ways to its neighbours. */
export function ListPosition({ kind }: { kind: ItemKind }) {
  const walk = useListWalk(kind)
  if (!walk) return null
  const { liste, place, total, precedent, suivant } = walk
  return (
    <nav className="walk" aria-label="Dans la liste">
      <Step id={precedent} kind={kind} liste={liste}>
        <Icon name="left" />
        Précédent
      </Step>
      <span>
        {place} sur {total}
      </span>
      <Step id={suivant} kind={kind} liste={liste}>
        Suivant
        <Icon name="arrow" />
      </Step>
    </nav>
  )
}

type StepProps = {
  /** Null at the end of the list. */
  id: string | null
  kind: ItemKind
  liste: string
  children: ReactNode
}

function Step({ id, kind, liste, children }: StepProps) {
  const search = useStepSearch()
  if (id === null) {
    return (
      <Button variant="quiet" size="sm" disabled>
        {children}
      </Button>
    )
  }
  return (
    <AdminLink
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
      to={editorPath(kind, id)}
      search={search(liste)}
    >
      {children}
    </AdminLink>
  )
}
