import { Link } from '@tanstack/react-router'

import type { ItemKind } from '#shared/cote.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

import { CategoryPageLink } from './category-page-link.tsx'

const lists = {
  prompt: { to: '/prompts', label: 'Prompts' },
  gpt: { to: '/gpts', label: 'GPTs' },
} as const

/** From home through the list and the category to an item. */
export function ItemBreadcrumb({ kind, category }: { kind: ItemKind; category: string }) {
  const { to, label } = lists[kind]
  return (
    <Breadcrumb>
      <li>
        <Link to="/">Accueil</Link>
      </li>
      <li>
        <Link to={to}>{label}</Link>
      </li>
      <li>
        <CategoryPageLink name={category} />
      </li>
    </Breadcrumb>
  )
}
