import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { cutText } from '#shared/pages/page-metadata.ts'
import { typeset } from '#shared/text/typography.ts'

import { CategoryBadge } from './categories/category-links.tsx'
import { useCategoryLook } from './categories/category-looks.ts'
import { Cote } from './cote.tsx'
import { ItemLink } from './item-link.tsx'
import { KindLabel } from './kind-label.tsx'
import { StarButton } from './star-button.tsx'

/** What a text adds to the item that answers it. */
export type FoundText = {
  /** Its places in a text marked. */
  mark: (text: string, field: 'title' | 'description') => ReactNode
  /** Where else it stands. */
  snippets: ReactNode
  /** In a list that mixes both kinds of items. */
  isMixed?: boolean
}

type ItemRowProps = {
  kind: ItemKind
  slug: string
  title: string
  category: string
  cote: string
  description: string
  facts: ReactNode
  actions: ReactNode
  /** In a list that answers a text. */
  found?: FoundText | undefined
}

export const maxDescription = 150

/** A row of the list view: its description is cut at 150 characters. */
export function ItemRow(props: ItemRowProps) {
  const { kind, slug, title, category, cote, description, facts, actions, found } = props
  const { className } = useCategoryLook()(category)
  const mark: FoundText['mark'] = found?.mark ?? typeset
  return (
    <li className={className}>
      <div className="call">
        <Cote cote={cote} />
        <StarButton kind={kind} slug={slug} title={title} />
      </div>
      <h3>
        <ItemLink kind={kind} slug={slug}>
          {mark(title, 'title')}
        </ItemLink>
      </h3>
      <p className="desc">{mark(cutText(description, maxDescription), 'description')}</p>
      {found?.snippets}
      <div className="metaline">
        {found?.isMixed ? <KindLabel kind={kind} /> : null}
        <CategoryBadge name={category} kind={kind} />
        {facts}
      </div>
      <div className="acts">{actions}</div>
    </li>
  )
}
