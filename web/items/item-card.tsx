import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { typeset } from '#shared/text/typography.ts'

import { CategoryTab } from './categories/category-links.tsx'
import { useCategoryLook } from './categories/category-looks.ts'
import { Cote } from './cote.tsx'
import { ItemLink } from './item-link.tsx'
import type { FoundText } from './item-row.tsx'
import { StarButton } from './star-button.tsx'

type ItemCardProps = {
  kind: ItemKind
  slug: string
  title: string
  category: string
  /** Whose list the category leads to, if not that of the item's own kind. */
  categoryKind?: ItemKind | undefined
  cote: string
  description: string
  /** The facts under the title: level or assistant, conversations, further categories. */
  facts: ReactNode
  tags?: ReactNode
  /** The way to the page and one action. */
  foot: ReactNode
  /** In a list that a text filters. */
  found?: FoundText | undefined
}

/** A card of the catalogue: a prompt is a sheet, a GPT a folder; both have a tab and a call number. */
export function ItemCard(props: ItemCardProps) {
  const { kind, slug, title, category, cote, description, facts, tags, foot, found } = props
  const { categoryKind = kind } = props
  const { className } = useCategoryLook()(category)
  const shape = kind === 'prompt' ? 'card' : 'card card-folder'
  return (
    <article className={`${shape} ${className}`}>
      <CategoryTab name={category} kind={categoryKind} />
      <Cote cote={cote} />
      <h3>
        <ItemLink kind={kind} slug={slug}>
          {found ? found.mark(title, 'title') : typeset(title)}
        </ItemLink>
      </h3>
      <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 [&>button]:ml-auto">
        {facts}
      </div>
      <p className="mt-3 line-clamp-3 text-small text-ink-2">
        {found ? found.mark(description, 'description') : typeset(description)}
      </p>
      {found?.renderSnippets(title, 'mt-2')}
      {tags}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3 max-md:[&_:is(a,button)]:min-h-11">
        {foot}
      </div>
      <StarButton className="absolute top-2 right-2 size-9" kind={kind} slug={slug} title={title} />
    </article>
  )
}
