import { createFileRoute, Link } from '@tanstack/react-router'

import { CategoryCard } from '../../features/categories/category-card.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Route = createFileRoute('/_site/categories')({
  loader: async ({ context }) => {
    const categories = context.api.catalogue.categories.ensureData()
    // The browser does not wait: the component shows how the list is getting on.
    if (import.meta.env.SSR) await categories
    else categories.catch(() => undefined)
    return loadHead(context, '/categories')
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: CategoriesPage,
})

function CategoriesPage() {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Tout explorer</h1>
        <p>
          Chaque catégorie a son tiroir, du plus fourni au moins fourni. Sa couleur vous suit
          ensuite sur les fiches.
        </p>
      </div>
      <h2 className="vh">Catégories</h2>
      <CategoryGrid />
      <section className="cta bloc" aria-labelledby="categorie-manquante">
        <div>
          <h2 id="categorie-manquante">Vous ne trouvez pas votre catégorie ?</h2>
          <p>Proposez un sujet : une nouvelle catégorie s'ouvre dès la troisième fiche.</p>
        </div>
        <div className="acts">
          <Link className={buttonClass({ size: 'lg', variant: 'accent' })} to="/ajouter">
            Contribuer
            <Icon name="arrow" />
          </Link>
        </div>
      </section>
    </div>
  )
}

function CategoryGrid() {
  const categories = trpc.catalogue.categories.useQuery()
  if (categories.isError) {
    return (
      <div className="empty" role="alert">
        <p className="text-bad">Erreur lors du chargement des catégories</p>
        <Button className="mt-4" onClick={() => void categories.refetch()}>
          Réessayer
        </Button>
      </div>
    )
  }
  if (!categories.data) {
    return <Skeleton message="Chargement des catégories..." count={8} className="cards cards-4" />
  }
  if (categories.data.length === 0) {
    return (
      <EmptyState title="Aucune catégorie disponible">
        <Link className={buttonClass()} to="/ajouter">
          Contribuer
        </Link>
      </EmptyState>
    )
  }
  return (
    <div className="cards cards-4">
      {categories.data.map((category) => (
        <CategoryCard key={category.name} category={category} />
      ))}
    </div>
  )
}
