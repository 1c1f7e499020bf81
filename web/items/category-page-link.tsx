import { ownPagePath } from '#shared/categories/category-slug.ts'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

/** The way to a category's own page; its bare name where it has none. */
export function CategoryPageLink({ name }: { name: string }) {
  const { categories } = useSite()
  const path = ownPagePath(categories, name)
  return path === null ? name : <PageLink to={path}>{name}</PageLink>
}
