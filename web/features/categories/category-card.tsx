import type { CategoryStats } from '#shared/categories/category.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { CategoryPageLink } from '#web/items/categories/category-page-link.tsx'
import { TagList } from '#web/items/tag-list.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const maxTags = 3

/** With what is said of it, and those of its tags that have a page. */
export type DescribedCategory = CategoryStats & {
  description: string
  tags: string[]
  linkedTags: string[]
}

/** A category with its counts; a button stands only where there is something behind it. */
export function CategoryCard({ category }: { category: DescribedCategory }) {
  const { name, promptCount, gptCount, description, tags, linkedTags } = category
  const { className, label } = useCategoryLook()(name)
  return (
    <article className={`card ${className}`}>
      <span className="card-tab" aria-hidden="true">
        {label}
      </span>
      <span className="call-number">{countOf(promptCount + gptCount, 'fiche', 'fiches')}</span>
      <h3>
        <CategoryPageLink name={name} />
      </h3>
      <p className="mt-3 line-clamp-3 text-small text-ink-2">{typeset(description)}</p>
      <TagList tags={tags.slice(0, maxTags)} count={tags.length} linked={linkedTags} />
      <div className="mt-auto grid grid-cols-[1fr_1fr] items-center justify-between gap-2 pt-3 max-md:*:min-h-11 lg:max-xl:grid-cols-1">
        {promptCount > 0 ? (
          <PageLink
            className={buttonClass({ size: 'sm' })}
            to="/prompts"
            search={{ category: name }}
          >
            <Icon name="fiche" />
            {countOf(promptCount, 'prompt', 'prompts')}
            <span className="sr-only"> de la catégorie {label}</span>
          </PageLink>
        ) : null}
        {gptCount > 0 ? (
          <PageLink className={buttonClass({ size: 'sm' })} to="/gpts" search={{ category: name }}>
            <Icon name="dossier" />
            {countOf(gptCount, 'GPT', 'GPT')}
            <span className="sr-only"> de la catégorie {label}</span>
          </PageLink>
        ) : null}
      </div>
    </article>
  )
}
