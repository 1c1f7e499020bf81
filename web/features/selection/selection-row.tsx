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
  /** True if the visitor has a version of the text. */
  isOwnVersion?: boolean
  place: number
  /** What takes hold of the row, above its number. */
  handle?: ReactNode
  /** What is noted about it. */
  note: ReactNode
  /** What else can be done with it. */
  menu?: ReactNode
}

export const rowList = 'rounded-b-2 border border-t-0 border-edge bg-card shadow-1'

/** A row follows the pointer while it is dragged, and the others make room (`dragRow`). */
const row =
  'grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-rule bg-card py-4 pr-4 pl-2 shadow-tab not-first:border-t md:grid-cols-[3.25rem_minmax(0,1fr)_11rem] md:gap-x-4 print:break-inside-avoid group-data-dragging/rows:not-data-dragged:[transition:translate_150ms] data-dragged:relative data-dragged:z-1 data-dragged:shadow-[inset_5px_0_0_var(--tab),var(--shadow-3)] data-dragged:outline-3 data-dragged:-outline-offset-3 data-dragged:outline-focus'

/** An item of a selection; on paper with its address. */
export function SelectionRow(props: SelectionRowProps) {
  const { item, present, begun, isOwnVersion = false, place, handle, note, menu } = props
  const { kind } = item
  const { slug, title } = present ?? item
  const { className } = useCategoryLook()(present?.category ?? '')
  return (
    <li className={`${row} ${className}`}>
      <div className="grid content-start justify-items-center">
        {handle}
        <b className="font-display text-t3 leading-snug font-demi">{place + 1}</b>
      </div>
      <div>
        <h2 className="text-t3 wrap-anywhere [&_a]:no-underline [&_a:hover]:underline">
          {present === null ? (
            typeset(title)
          ) : (
            <ItemLink kind={kind} slug={slug}>
              {typeset(title)}
            </ItemLink>
          )}
        </h2>
        <ItemFacts kind={kind} present={present} begun={begun} isOwnVersion={isOwnVersion} />
        <p className="hidden print:block">{`${location.origin}/${kind}/${slug}`}</p>
        {note}
      </div>
      <div className="col-start-2 mt-1 flex items-center gap-2 md:col-start-3 md:row-start-1 md:mt-0 md:flex-col md:items-stretch print:hidden">
        {present === null ? null : <FirstAction kind={kind} slug={slug} title={title} />}
        {menu}
      </div>
    </li>
  )
}
