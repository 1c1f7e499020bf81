import { createFileRoute } from '@tanstack/react-router'

import type { JourneySummary } from '#shared/journeys/journey.ts'
import { JourneyCard } from '#web/features/journeys/journey-card.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { DeferredPart } from '#web/lists/deferred-part.tsx'
import { type Deferred, defer, useDeferred } from '#web/loading/deferred.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'

export const Route = createFileRoute('/_site/parcours')({
  loader: ({ context }) => defer(context.api.catalogue.journeys.query(), context.mustBeComplete()),
  head: ({ matches }) => fixedPageHead({ matches, path: '/parcours' }),
  component: JourneysPage,
})

function JourneysPage() {
  const journeys = Route.useLoaderData()
  return (
    <div className="page-width">
      <PageHead
        title="Parcours"
        intro="Les prompts et les GPT d’une mission, dans l’ordre où ils servent. Chaque étape dit pourquoi elle est là et ce qu’elle transmet à la suivante. Ce que vous saisissez dans l’une remplit les champs des autres."
      />
      <DeferredPart
        resetKey="parcours"
        loadingText="Chargement des parcours..."
        errorText="Erreur lors du chargement des parcours"
        skeleton={{ count: 3, columns: 3 }}
      >
        <JourneyGrid journeys={journeys} />
      </DeferredPart>
    </div>
  )
}

function JourneyGrid(props: { journeys: Deferred<JourneySummary[]> }) {
  const journeys = useDeferred(props.journeys)
  if (journeys.length === 0) {
    return (
      <EmptyState
        title="Aucun parcours pour l’instant"
        text="Les prompts et les GPT se lisent par catégorie en attendant."
      >
        <PageLink className={buttonClass()} to="/categories">
          Tout explorer
        </PageLink>
      </EmptyState>
    )
  }
  return (
    <div className={cardGrid[3]}>
      {journeys.map((journey) => (
        <JourneyCard key={journey.slug} journey={journey} />
      ))}
    </div>
  )
}
