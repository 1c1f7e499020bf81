import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/cote.ts'
import { cutText } from '#shared/page-metadata.ts'

import { CategoryBadge, categoryClass } from './category-links.tsx'
import { Cote } from './cote.tsx'
import { ItemLink } from './item-link.tsx'

type ItemRowProps = {
  kind: ItemKind
  slug: string
  title: string
  category: string
  cote: string
  description: string
  facts: ReactNode
  actions: ReactNode
}

const maxDescription = 150

/** A row of the list view: its description is cut at 150 characters (R59). */
export function ItemRow(props: ItemRowProps) {
  const { kind, slug, title, category, cote, description, facts, actions } = props
  return (
    <li className={categoryClass(category)}>
      <div className="call">
        <Cote cote={cote} />
      </div>
      <h3>
        <ItemLink kind={kind} slug={slug}>
          {title}
        </ItemLink>
      </h3>
      <p className="desc">{cutText(description, maxDescription)}</p>
      <div className="metaline">
        <CategoryBadge name={category} kind={kind} />
        {facts}
      </div>
      <div className="acts">{actions}</div>
    </li>
  )
}
