import { type CategoryStats, categoryThemes } from '#shared/category.ts'
import { categoryClass } from '#web/layout/category-links.tsx'
import { PageLink } from '#web/layout/page-link.tsx'
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
        {filled.map(({ name, promptCount, gptCount }) => (
          <li key={name} className={categoryClass(name)}>
            <PageLink to={promptCount > 0 ? '/prompts' : '/gpts'} search={{ category: name }}>
              {name}
              <b>
                {promptCount > 0 ? promptCount : gptCount}
                <span className="vh">{promptCount > 0 ? ' prompts' : ' GPT'}</span>
              </b>
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
