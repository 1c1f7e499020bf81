import { createFileRoute } from '@tanstack/react-router'

import { journeyPath } from '#shared/journeys/journey.ts'
import { typeset } from '#shared/text/typography.ts'
import { JourneySteps } from '#web/features/journeys/journey-steps.tsx'
import { kindCounts } from '#web/features/journeys/kind-counts.ts'
import { ItemNotFound } from '#web/frame/item-not-found.tsx'
import { itemPageHead } from '#web/head/head.ts'
import { unlessAbsent } from '#web/loading/item-loading.ts'
import { SafePart } from '#web/loading/safe-part.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHead, pageIntro } from '#web/ui/layout/page-head.tsx'
import { PendingPage } from '#web/ui/layout/pending-page.tsx'

export const Route = createFileRoute('/_site/parcours_/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const answer = await context.api.catalogue.journey.query({ slug }).catch(unlessAbsent)
    const { metadata, stored, ...journey } = answer
    return { head: { path: journeyPath(slug), metadata, stored }, journey }
  },
  head: (context) => itemPageHead({ ...context, type: 'website' }),
  component: JourneyPage,
  pendingComponent: () => <PendingPage message="Chargement du parcours..." />,
  notFoundComponent: () => (
    <ItemNotFound
      title="Parcours non trouvé"
      text="Aucun parcours publié n’a cette adresse."
      back={{ to: '/parcours', label: 'Tous les parcours' }}
    />
  ),
})

/** A journey: its steps in order, how far its visitor is, and the document at its end. */
function JourneyPage() {
  const { journey } = Route.useLoaderData()
  const { slug, titre, introduction, etapes } = journey
  return (
    <div className="page-width">
      <PageHead
        above={
          <Breadcrumb>
            <li>
              <PageLink to="/">Accueil</PageLink>
            </li>
            <li>
              <PageLink to="/parcours">Parcours</PageLink>
            </li>
            <li aria-current="page">{typeset(titre)}</li>
          </Breadcrumb>
        }
        title={`Parcours «\u00a0${typeset(titre)}\u00a0»`}
        intro={typeset(introduction)}
      >
        <p className={pageIntro}>{kindCounts(etapes)}</p>
      </PageHead>
      <SafePart key={slug}>
        <JourneySteps journey={journey} />
      </SafePart>
    </div>
  )
}
