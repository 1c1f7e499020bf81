import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
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

/** The head of an editor: the way back to the table, the item's name and call number. */
export function EditorHead({ kind, title, cote, children }: EditorHeadProps) {
  const { list, title: listTitle } = contentWords[kind]
  const query = useListQuery()
  const name = title.trim() === '' ? 'Sans titre' : title
  return (
    <>
      <Breadcrumb>
        <li>
          <AdminLink to={list} query={query}>
            {listTitle}
          </AdminLink>
        </li>
        <li>{name}</li>
      </Breadcrumb>
      <ListPosition kind={kind} />
      <PageHead title={name} beside={cote ? <span className="call-number">{cote}</span> : null}>
        {children}
      </PageHead>
    </>
  )
}
