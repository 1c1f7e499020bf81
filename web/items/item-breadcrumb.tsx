import type { ItemKind } from '#shared/items/cote.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

import { CategoryPageLink } from './categories/category-page-link.tsx'

const lists = {
  prompt: { to: '/prompts', label: 'Prompts' },
  gpt: { to: '/gpts', label: 'GPT' },
} as const

/** From home through the list and the category to an item. */
export function ItemBreadcrumb({ kind, category }: { kind: ItemKind; category: string }) {
  const { to, label } = lists[kind]
  return (
    <Breadcrumb>
      <li>
        <PageLink to="/">Accueil</PageLink>
      </li>
      <li>
        <PageLink to={to}>{label}</PageLink>
      </li>
      <li>
        <CategoryPageLink name={category} />
      </li>
    </Breadcrumb>
  )
}
