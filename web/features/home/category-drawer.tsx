import { categoryPath } from '#shared/categories/category-slug.ts'
import type { CategoryStats } from '#shared/categories/category.ts'
import { bothCounts } from '#shared/pages/tag.ts'
import { pageTexts } from '#shared/site/texts/page-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { useSite, useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Of each tab, the number of tabs in front of it. Tailwind finds only whole names. */
const depths = [
  '[--depth:15]',
  '[--depth:14]',
  '[--depth:13]',
  '[--depth:12]',
  '[--depth:11]',
  '[--depth:10]',
  '[--depth:9]',
  '[--depth:8]',
  '[--depth:7]',
  '[--depth:6]',
  '[--depth:5]',
  '[--depth:4]',
  '[--depth:3]',
  '[--depth:2]',
  '[--depth:1]',
]

/**
 * The drawer: a tab for each known category that holds something, in the order of filing. It waits for the
 * place of the resume block, which comes after it and would push it down.
 */
export function CategoryDrawer({ categories }: { categories: CategoryStats[] }) {
  const { looks } = useSite()
  const { drawer } = useTexts(pageTexts)
  const lookOf = useCategoryLook()
  const stats = new Map(categories.map((category) => [category.name, category]))
  const filled = looks.flatMap(({ name }) => stats.get(name) ?? [])
  return (
    <nav
      className="@container relative order-2 lg:self-start with-drafts:not-has-[+[data-resume-place]]:hidden"
      aria-labelledby="tiroir"
    >
      <h2 className="sr-only" id="tiroir">
        Parcourir par catégorie
      </h2>
      <ol className="drawer relative isolate px-2 pb-9 text-micro leading-none font-semibold whitespace-nowrap [&_b]:truncate [&_b]:font-mono [&_b]:text-tiny [&_b]:font-semibold">
        {filled.map((category, index) => {
          const { className, label } = lookOf(category.name)
          return (
            <li key={category.name} className={`${className} ${depths[index] ?? ''}`}>
              <PageLink to={categoryPath(category.name)}>
                {label} <b>{bothCounts(category, ', ')}</b>
              </PageLink>
            </li>
          )
        })}
      </ol>
      <div className="relative z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-t-1 rounded-b-2 bg-night px-5 py-4 text-on-night shadow-2">
        <div className="rounded-2 border-2 border-[color-mix(in_oklab,var(--color-on-night)_55%,var(--color-night))] p-1">
          <span className="block rounded-1 bg-[light-dark(oklch(0.993_0.004_100),oklch(0.915_0.015_100))] px-3 py-1 font-display text-small leading-tight font-strong whitespace-nowrap text-ink-fixed">
            {typeset(drawer)}
          </span>
        </div>
        <PageLink
          className="inline-flex min-h-9 items-center gap-1.5 text-small font-semibold text-on-night decoration-current decoration-1 outline-focus-night"
          to="/categories"
        >
          Tout explorer <Icon name="arrow" />
        </PageLink>
      </div>
    </nav>
  )
}
