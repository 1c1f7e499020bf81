import type { ComponentProps, ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { cutText } from '#shared/pages/page-metadata.ts'
import { typeset } from '#shared/text/typography.ts'

import { CategoryBadge } from './categories/category-links.tsx'
import { useCategoryLook } from './categories/category-looks.ts'
import { Cote } from './cote.tsx'
import { ItemLink } from './item-link.tsx'
import { KindLabel } from './kind-label.tsx'
import { MetaLine } from './meta-line.tsx'
import { StarButton } from './star-button.tsx'

/** What a text adds to the item that answers it. */
export type FoundText = {
  /** Its places in a text marked. */
  mark: (text: string, field: 'title' | 'description') => ReactNode
  /** Where else it stands. */
  renderSnippets: (title: string, className: string) => ReactNode
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

type ItemRowsProps = ComponentProps<'ul'> & { columns?: string }

/** A list of rows. From 64rem on a row has its call number on the left. */
export function ItemRows({ className = '', columns = itemColumns, ...attributes }: ItemRowsProps) {
  return <ul {...attributes} className={`${rows} ${columns} ${className}`.trimEnd()} />
}

const rows =
  'divide-y divide-rule rounded-2 border border-edge bg-card shadow-1 [overflow-anchor:none] *:relative *:grid *:gap-x-5 *:gap-y-1 *:py-4 *:pr-4 *:pl-5 *:shadow-tab *:hover:bg-card-2'
const itemColumns = 'md:*:grid-cols-[minmax(0,1fr)_auto] lg:*:grid-cols-[6.5rem_minmax(0,1fr)_auto]'

/** The call number or date of a row. */
export const rowLabel =
  'flex items-center justify-between lg:col-1 lg:row-[1/5] lg:flex-col lg:items-start lg:justify-start lg:pt-1'
export const rowTitle =
  'text-pretty lg:col-2 [&_a]:text-inherit [&_a]:no-underline [&_a:hover]:underline'
export const rowText = 'text-small text-ink-2 lg:col-2'

/** A row of the list view: its description is cut at 150 characters. */
export function ItemRow(props: ItemRowProps) {
  const { kind, slug, title, category, cote, description, facts, actions, found } = props
  const { className } = useCategoryLook()(category)
  const mark: FoundText['mark'] = found?.mark ?? typeset
  return (
    <li className={className}>
      <div className={`${rowLabel} lg:gap-3`}>
        <Cote cote={cote} />
        {/* The negative margin keeps the button in the padding of the row, clear of its links. */}
        <StarButton className="-mt-1.5 h-7 w-9 lg:-ml-2" kind={kind} slug={slug} title={title} />
      </div>
      <h3 className={rowTitle}>
        <ItemLink kind={kind} slug={slug}>
          {mark(title, 'title')}
        </ItemLink>
      </h3>
      <p className={rowText}>{mark(cutText(description, maxDescription), 'description')}</p>
      {found?.renderSnippets(title, 'lg:col-2')}
      <MetaLine className="mt-1 lg:col-2">
        {found?.isMixed ? <KindLabel kind={kind} /> : null}
        <CategoryBadge name={category} kind={kind} />
        {facts}
      </MetaLine>
      {/* As wide for each action, so that links stand under one another in a list of both kinds. */}
      <div className="mt-2 flex flex-wrap items-center gap-2 max-md:*:min-h-11 md:col-2 md:row-[1/5] md:mt-0 md:w-43 md:flex-col md:items-stretch md:justify-center lg:col-3">
        {actions}
      </div>
    </li>
  )
}
