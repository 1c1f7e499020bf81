import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { usePageTitle } from '#web/admin/controls/page-head.tsx'
import { useListQuery } from '#web/admin/items/list-walk.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

import { ListPosition } from './walk/list-position.tsx'

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
