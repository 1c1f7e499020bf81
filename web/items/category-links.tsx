import { categoryTheme } from '#shared/categories/category.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { badgeClass } from '#web/ui/badge.tsx'

/** The class that gives an element its category's colours. */
export const categoryClass = (name: string) => `cat ${categoryTheme(name).className}`.trimEnd()

type CategoryLinkProps = { name: string; kind: ItemKind }

const lists = { prompt: '/prompts', gpt: '/gpts' } as const

/** A category badge that opens the list of that category. */
export function CategoryBadge({ name, kind }: CategoryLinkProps) {
  return (
    <PageLink
      className={badgeClass({ variant: 'category', className: categoryClass(name) })}
      to={lists[kind]}
      search={{ category: name }}
    >
      {name}
    </PageLink>
  )
}

/** The tab of a card: its first category, in its colour. */
export function CategoryTab({ name, kind }: CategoryLinkProps) {
  return (
    <PageLink className="onglet" to={lists[kind]} search={{ category: name }}>
      <span className="vh">Catégorie : </span>
      {name}
    </PageLink>
  )
}
