import { createFileRoute } from '@tanstack/react-router'

import { bothCounts } from '#shared/pages/tag.ts'
import { typeset } from '#shared/text/typography.ts'
import { CategoryCard } from '#web/features/categories/category-card.tsx'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { ItemNotFound } from '#web/frame/item-not-found.tsx'
import { itemPageHead } from '#web/head/head.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { ExploreBreadcrumb } from '#web/items/categories/explore-breadcrumb.tsx'
import { ListedPart } from '#web/lists/listed-part.tsx'
import { loadStoredMetadata, unlessAbsent } from '#web/loading/item-loading.ts'
import { SafePart } from '#web/loading/safe-part.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageHead, pageIntro } from '#web/ui/layout/page-head.tsx'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { PendingPage } from '#web/ui/layout/pending-page.tsx'

export const Route = createFileRoute('/_site/categorie/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const { api } = context
    const path = `/categorie/${slug}`
    const [stored, category] = await Promise.all([
      loadStoredMetadata(api, path),
      api.catalogue.category.query({ slug }).catch(unlessAbsent),
    ])
    return { head: { path, metadata: category.metadata, stored }, category }
  },
  head: (context) => itemPageHead({ ...context, type: 'website' }),
  component: CategoryPage,
  pendingComponent: () => <PendingPage message="Chargement de la catégorie..." />,
  notFoundComponent: () => (
    <ItemNotFound
      title="Catégorie non trouvée"
      text="Aucune fiche publiée ne porte cette catégorie."
      back={{ to: '/categories', label: 'Toutes les catégories' }}
    />
  ),
})

/** A category's own page: what it is for, its best items, and the categories beside it. */
function CategoryPage() {
  const { category } = Route.useLoaderData()
  const { name, promptCount, gptCount, guide, prompts, gpts, related } = category
  const { className, label } = useCategoryLook()(name)
  return (
    <div className={`page-width ${className}`}>
      <PageHead
        above={<ExploreBreadcrumb current={label} />}
        title={`Prompts et GPT ${label}`}
        intro={typeset(category.description)}
      >
        <p className={pageIntro}>{bothCounts(category, ', ')}</p>
        {guide ? <p className={pageIntro}>{typeset(guide)}</p> : null}
      </PageHead>
      <ListedPart
        kind="prompt"
        count={promptCount}
        shown={prompts.length}
        search={{ category: name }}
      >
        {prompts.map((prompt) => (
          <PromptCard key={prompt.slug} prompt={prompt} />
        ))}
      </ListedPart>
      <ListedPart kind="gpt" count={gptCount} shown={gpts.length} search={{ category: name }}>
        {gpts.map((gpt) => (
          <GptCard key={gpt.slug} gpt={gpt} />
        ))}
      </ListedPart>
      {related.length > 0 ? (
        <PageBlock id="voisines" title="Catégories voisines">
          <SafePart key={name}>
            <div className={cardGrid[3]}>
              {related.map((neighbour) => (
                <CategoryCard key={neighbour.name} category={neighbour} />
              ))}
            </div>
          </SafePart>
        </PageBlock>
      ) : null}
    </div>
  )
}
