import type { ReactNode } from 'react'

import type { SelectedItem } from '#shared/items/selection.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { ItemLink } from '#web/items/item-link.tsx'
import type { BegunPrompt } from '#web/storage/begun-prompts.ts'

import { FirstAction, ItemFacts } from './item-facts.tsx'
import type { PresentItem } from './present-items.ts'

type SelectionRowProps = {
  item: SelectedItem & { title: string }
  /** What the catalogue says of it: undefined until it is known, null when it is no longer there. */
  present: PresentItem | null | undefined
  /** How far this browser's visitor is with it, where it is begun. */
  begun?: BegunPrompt | undefined
  place: number
  /** What takes hold of the row, above its number. */
  handle?: ReactNode
  /** What is noted about it. */
  note: ReactNode
  /** What else can be done with it. */
  menu?: ReactNode
}

/** An item of a selection; on paper with its address. */
export function SelectionRow(props: SelectionRowProps) {
  const { item, present, begun, place, handle, note, menu } = props
  const { kind } = item
  const { slug, title } = present ?? item
  const { className } = useCategoryLook()(present?.category ?? '')
  return (
    <li className={className}>
      <div className="order">
        {handle}
        <b>{place + 1}</b>
      </div>
      <div>
        <h2>
          {present === null ? (
            typeset(title)
          ) : (
            <ItemLink kind={kind} slug={slug}>
              {typeset(title)}
            </ItemLink>
          )}
        </h2>
        <ItemFacts kind={kind} present={present} begun={begun} />
        <p className="on-paper">{`${location.origin}/${kind}/${slug}`}</p>
        {note}
      </div>
      <div className="acts">
        {present === null ? null : <FirstAction kind={kind} slug={slug} title={title} />}
        {menu}
      </div>
    </li>
  )
}
