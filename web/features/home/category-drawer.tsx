import { categoryPath } from '#shared/categories/category-slug.ts'
import type { CategoryStats } from '#shared/categories/category.ts'
import { bothCounts } from '#shared/pages/tag.ts'
import { pageTexts } from '#shared/site/texts/page-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { useSite, useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The drawer: a tab for each known category that holds something, in the order of filing. */
export function CategoryDrawer({ categories }: { categories: CategoryStats[] }) {
  const { looks } = useSite()
  const { drawer } = useTexts(pageTexts)
  const lookOf = useCategoryLook()
  const stats = new Map(categories.map((category) => [category.name, category]))
  const filled = looks.flatMap(({ name }) => stats.get(name) ?? [])
  return (
    <nav className="tiroir" aria-labelledby="tiroir">
      <h2 className="vh" id="tiroir">
        Parcourir par catégorie
      </h2>
      <ol className="l">
        {filled.map((category) => {
          const { className, label } = lookOf(category.name)
          return (
            <li key={category.name} className={className}>
              <PageLink to={categoryPath(category.name)}>
                {label} <b>{bothCounts(category, ', ')}</b>
              </PageLink>
            </li>
          )
        })}
      </ol>
      <div className="front">
        <div className="plate">
          <span>{typeset(drawer)}</span>
        </div>
        <PageLink to="/categories">
          Tout explorer <Icon name="arrow" />
        </PageLink>
      </div>
    </nav>
  )
}
