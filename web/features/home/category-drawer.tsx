import { categoryPath } from '#shared/categories/category-slug.ts'
import { type CategoryStats, categoryThemes } from '#shared/categories/category.ts'
import { bothCounts } from '#shared/pages/tag.ts'
import { categoryClass } from '#web/items/category-links.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The drawer: a tab for each built-in category that holds something, in the order of filing. */
export function CategoryDrawer({ categories }: { categories: CategoryStats[] }) {
  const stats = new Map(categories.map((category) => [category.name, category]))
  const filled = Object.keys(categoryThemes).flatMap((name) => stats.get(name) ?? [])
  return (
    <nav className="tiroir" aria-labelledby="tiroir">
      <h2 className="vh" id="tiroir">
        Parcourir par catégorie
      </h2>
      <ol className="l">
        {filled.map((category) => (
          <li key={category.name} className={categoryClass(category.name)}>
            <PageLink to={categoryPath(category.name)}>
              {category.name} <b>{bothCounts(category, ', ')}</b>
            </PageLink>
          </li>
        ))}
      </ol>
      <div className="front">
        <div className="plate">
          <span>Fonds SEO &amp; marketing</span>
        </div>
        <PageLink to="/categories">
          Tout explorer <Icon name="arrow" />
        </PageLink>
      </div>
    </nav>
  )
}
