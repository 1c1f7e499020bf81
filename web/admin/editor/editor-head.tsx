import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { contentWords, editorPath } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { usePageTitle } from '#web/admin/controls/page-head.tsx'
import { useListQuery, useListWalk, useStepSearch } from '#web/admin/items/list-walk.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

type EditorHeadProps = {
  kind: ItemKind
  title: string
  cote: string | null
  /** The buttons of the page. */
  children?: ReactNode
}

/** Head of an editor in one row: link to the table, name and call number, neighbours in the list, buttons. */
export function EditorHead({ kind, title, cote, children }: EditorHeadProps) {
  const { list, title: listTitle } = contentWords[kind]
  const query = useListQuery()
  const name = title.trim() === '' ? 'Sans titre' : title
  usePageTitle(name)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 lg:-mt-3">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-x-3">
        <Breadcrumb>
          <li>
            <AdminLink to={list} query={query}>
              {listTitle}
            </AdminLink>
          </li>
        </Breadcrumb>
        <h1
          className="min-w-0 flex-[0_1_auto] truncate text-t3 leading-snug"
          tabIndex={-1}
          title={name}
        >
          {name}
        </h1>
        {cote ? <span className="call-number">{cote}</span> : null}
      </div>
      <ListPosition kind={kind} />
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  )
}

/** Where an item stands in the list that it was opened from, and the ways to its neighbours. */
function ListPosition({ kind }: { kind: ItemKind }) {
  const walk = useListWalk(kind)
  if (!walk) return null
  const { liste, place, total, precedent, suivant } = walk
  return (
    <nav
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small"
      aria-label="Dans la liste"
    >
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
