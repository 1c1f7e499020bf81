/** The segment of a category's own page: «Social Media» is `social-media`. Empty where no letter is left. */
export const categorySlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The path of a category's own page. */
export const categoryPath = (name: string): `/categorie/${string}` =>
  `/categorie/${categorySlug(name)}`

/** The categories that have a page of their own: of those that share an address, the first. */
export function withOwnPage<Category extends { name: string }>(categories: Category[]): Category[] {
  const seen = new Set([''])
  return categories.filter(({ name }) => {
    const slug = categorySlug(name)
    const isFirst = !seen.has(slug)
    seen.add(slug)
    return isFirst
  })
}

/** The path of a category's own page; null where another category has it, or none can. */
export function ownPagePath(
  categories: { name: string }[],
  name: string,
): ReturnType<typeof categoryPath> | null {
  return withOwnPage(categories).some((category) => category.name === name)
    ? categoryPath(name)
    : null
}
