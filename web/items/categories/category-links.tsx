import type { ItemKind } from '#shared/items/cote.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { badgeClass } from '#web/ui/badge.tsx'

import { useCategoryLook } from './category-looks.ts'

type CategoryLinkProps = { name: string; kind: ItemKind }

const lists = { prompt: '/prompts', gpt: '/gpts' } as const

/** A category badge that opens the list of that category. */
export function CategoryBadge({ name, kind }: CategoryLinkProps) {
  const { className, label } = useCategoryLook()(name)
  return (
    <PageLink
      className={badgeClass({ variant: 'category', className })}
      to={lists[kind]}
      search={{ category: name }}
    >
      {label}
    </PageLink>
  )
}

/** The tab of a card: its first category, in its colour. */
export function CategoryTab({ name, kind }: CategoryLinkProps) {
  const { label } = useCategoryLook()(name)
  return (
    <PageLink className="card-tab" to={lists[kind]} search={{ category: name }}>
      <span className="sr-only">Catégorie : </span>
      {label}
    </PageLink>
  )
}
