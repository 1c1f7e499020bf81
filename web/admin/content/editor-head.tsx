import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/cote.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

import { AdminLink } from '../controls/link.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { contentWords } from './content-words.ts'

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
  return (
    <>
      <Breadcrumb>
        <li>
          <AdminLink to={list}>{listTitle}</AdminLink>
        </li>
        <li>{title}</li>
      </Breadcrumb>
      <PageHead title={title} beside={cote ? <span className="cote">{cote}</span> : null}>
        {children}
      </PageHead>
    </>
  )
}
