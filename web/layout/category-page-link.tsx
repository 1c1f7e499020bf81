import { Link } from '@tanstack/react-router'

import { categorySlug } from '#shared/category-slug.ts'

/** The way to a category's own page; its bare name where it can have none (D19). */
export function CategoryPageLink({ name }: { name: string }) {
  const slug = categorySlug(name)
  if (slug === '') return name
  return (
    <Link to="/categorie/$slug" params={{ slug }}>
      {name}
    </Link>
  )
}
