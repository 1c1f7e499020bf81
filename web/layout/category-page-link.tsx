import { Link } from '@tanstack/react-router'

import { categorySlug, ownPagePath } from '#shared/category-slug.ts'

import { useSite } from '../site.ts'

/** The way to a category's own page; its bare name where it has none (D19). */
export function CategoryPageLink({ name }: { name: string }) {
  const { categories } = useSite()
  if (ownPagePath(categories, name) === null) return name
  return (
    <Link to="/categorie/$slug" params={{ slug: categorySlug(name) }}>
      {name}
    </Link>
  )
}
