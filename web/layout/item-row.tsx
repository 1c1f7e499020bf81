import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/cote.ts'
import type { ItemMatch } from '#shared/item-match.ts'
import { cutText } from '#shared/page-metadata.ts'

import { CategoryBadge, categoryClass } from './category-links.tsx'
import { Cote } from './cote.tsx'
import { ItemLink } from './item-link.tsx'
import { KindLabel } from './kind-label.tsx'
import { markedAt, MatchReasons } from './match-reasons.tsx'
import { StarButton } from './star-button.tsx'

/** What a search adds to a row: hits marked in its texts, and the passage of the long text. */
export type FoundText = { mark: (text: string) => ReactNode; extrait: string | null }

type ItemRowProps = {
  kind: ItemKind
  slug: string
  title: string
  category: string
  cote: string
  description: string
  facts: ReactNode
  actions: ReactNode
  /** In a list that mixes both kinds of items and answers a query. */
  found?: FoundText | undefined
  /** Where it answers the text that filters its list. */
  match?: ItemMatch | undefined
}

export const maxDescription = 150

/** A row of the list view: its description is cut at 150 characters (R59). */
export function ItemRow(props: ItemRowProps) {
  const { kind, slug, title, category, cote, description, facts, actions, found, match } = props
  const shownDescription = cutText(description, maxDescription)
  const mark = (text: string, field: 'title' | 'description') =>
    match ? markedAt(text, match[field]) : (found?.mark(text) ?? text)
  return (
    <li className={categoryClass(category)}>
      <div className="call">
        <Cote cote={cote} />
        <StarButton kind={kind} slug={slug} title={title} />
      </div>
      <h3>
        <ItemLink kind={kind} slug={slug}>
          {mark(title, 'title')}
        </ItemLink>
      </h3>
      <p className="desc">{mark(shownDescription, 'description')}</p>
      {match ? <MatchReasons {...match} /> : null}
      {found && found.extrait !== null ? (
        <p className="extrait">
          <b>Dans le texte</b> {found.mark(found.extrait)}
        </p>
      ) : null}
      <div className="metaline">
        {found ? <KindLabel kind={kind} /> : null}
        <CategoryBadge name={category} kind={kind} />
        {facts}
      </div>
      <div className="acts">{actions}</div>
    </li>
  )
}
