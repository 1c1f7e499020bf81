import { ownPagePath } from '#shared/categories/category-slug.ts'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

import { useCategoryLook } from './category-looks.ts'

/** The way to a category's own page; its bare name where it has none. */
export function CategoryPageLink({ name }: { name: string }) {
  const { categories } = useSite()
  const { label } = useCategoryLook()(name)
  const path = ownPagePath(categories, name)
  return path === null ? label : <PageLink to={path}>{label}</PageLink>
}
