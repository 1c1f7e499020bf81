import { createFileRoute } from '@tanstack/react-router'

import { CategoryCard, type DescribedCategory } from '#web/features/categories/category-card.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { DeferredPart } from '#web/lists/deferred-part.tsx'
import { type Deferred, defer, useDeferred } from '#web/loading/deferred.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CallToAction } from '#web/ui/call-to-action.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'

export const Route = createFileRoute('/_site/categories')({
  loader: ({ context }) =>
    defer(context.api.catalogue.categories.query(), context.mustBeComplete()),
  head: ({ matches }) => fixedPageHead({ matches, path: '/categories' }),
  component: CategoriesPage,
})

function CategoriesPage() {
  const categories = Route.useLoaderData()
  return (
    <div className="page-width">
      <PageHead
        title="Tout explorer"
        intro="Chaque catégorie a son tiroir, du plus fourni au moins fourni. Sa couleur vous suit ensuite sur les fiches."
      />
      <h2 className="sr-only">Catégories</h2>
      <DeferredPart
        resetKey="categories"
        loadingText="Chargement des catégories..."
        errorText="Erreur lors du chargement des catégories"
        skeleton={{ count: 8, columns: 4 }}
      >
        <CategoryGrid categories={categories} />
      </DeferredPart>
      <CallToAction
        id="categorie-manquante"
        title="Vous ne trouvez pas votre catégorie ?"
        text="Proposez un sujet : il peut ouvrir une nouvelle catégorie."
        className="mt-14"
      >
        <PageLink className={buttonClass({ variant: 'night-accent', size: 'lg' })} to="/ajouter">
          Contribuer
          <Icon name="arrow" />
        </PageLink>
      </CallToAction>
    </div>
  )
}

function CategoryGrid(props: { categories: Deferred<DescribedCategory[]> }) {
  const categories = useDeferred(props.categories)
  if (categories.length === 0) {
    return (
      <EmptyState title="Aucune catégorie disponible">
        <PageLink className={buttonClass()} to="/ajouter">
          Contribuer
        </PageLink>
      </EmptyState>
    )
  }
  return (
    <div className={cardGrid[4]}>
      {categories.map((category) => (
        <CategoryCard key={category.name} category={category} />
      ))}
    </div>
  )
}
