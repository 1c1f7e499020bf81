import { CatchBoundary, createFileRoute } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import type { Claims } from '#shared/site/site-settings.ts'
import { pageTexts } from '#shared/site/texts/page-texts.ts'
import { stampDate } from '#shared/text/french-date.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { AiVersusSeo } from '#web/features/home/ai-versus-seo.tsx'
import { Author } from '#web/features/home/author.tsx'
import { useCategoryKind } from '#web/features/home/category-kind.ts'
import { ContactCta } from '#web/features/home/contact-cta.tsx'
import { DailyGptCard, DailyPromptCard } from '#web/features/home/daily-cards.tsx'
import { ExamplePrompts } from '#web/features/home/example-prompts.tsx'
import { Faq } from '#web/features/home/faq.tsx'
import { Figures } from '#web/features/home/figures.tsx'
import { GptPitch } from '#web/features/home/gpt-pitch.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { OptimisationTips } from '#web/features/home/optimisation-tips.tsx'
import { PromptsPerPlatform } from '#web/features/home/prompts-per-platform.tsx'
import { UseCases } from '#web/features/home/use-cases.tsx'
import { WhatIsAPrompt } from '#web/features/home/what-is-a-prompt.tsx'
import { JourneyLinks } from '#web/features/journeys/journey-links.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { CopyPromptButton } from '#web/items/copying/copy-prompt-button.tsx'
import { DeferredPart } from '#web/lists/deferred-part.tsx'
import { defer, useDeferred } from '#web/loading/deferred.ts'
import { useSite, useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { emptyBox } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { RailSection } from '#web/ui/layout/page-section.tsx'

const homeGptTags = 3
const featuredGpts = 2

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => {
    const { catalogue } = context.api
    const whole = context.mustBeComplete()
    const [claims, picks, prompts, gpts, journeys] = await Promise.all([
      defer(catalogue.claims.query(), whole),
      defer(catalogue.dailyPicks.query(), whole),
      defer(catalogue.popularPrompts.query(), whole),
      defer(catalogue.featuredGpts.query({ count: featuredGpts }), whole),
      defer(catalogue.journeyNames.query(), whole),
    ])
    return { claims, picks, prompts, gpts, journeys }
  },
  head: ({ matches }) => fixedPageHead({ matches, path: '/' }),
  // Every visit asks again.
  staleTime: 0,
  component: HomePage,
})

function HomePage() {
  const { promptCount, gptCount, categories, identity, site_name, hidesGuides } = useSite()
  const { popular_intro } = useTexts(pageTexts)
  const loadedAt = useLoadedAt()
  return (
    <>
      <Hero promptCount={promptCount} gptCount={gptCount} categories={categories} />
      <Claimed fallback={<Figures promptCount={promptCount} gptCount={gptCount} />}>
        {(claims) => <Figures promptCount={promptCount} gptCount={gptCount} claims={claims} />}
      </Claimed>
      <div className="page-width">
        <RailSection
          id="decouvertes"
          title="Découvertes quotidiennes"
          text="Sorties du tiroir chaque jour."
          aside={
            <CatchBoundary getResetKey={() => loadedAt} errorComponent={() => null}>
              <Suspense>
                <DailyStamp />
              </Suspense>
            </CatchBoundary>
          }
        >
          <Part
            loadingText="Chargement des contenus du jour..."
            errorText="Erreur lors du chargement des contenus du jour"
            count={2}
          >
            <DailyPicks />
          </Part>
        </RailSection>
        {promptCount ? (
          <RailSection
            id="populaires"
            title="Prompts populaires"
            text={typeset(popular_intro)}
            aside={
              <PageLink className="more" to="/prompts">
                Voir {countOf(promptCount, 'prompt', 'prompts')} <Icon name="arrow" />
              </PageLink>
            }
          >
            <Part
              loadingText="Chargement des prompts..."
              errorText="Erreur lors du chargement des prompts"
              count={4}
            >
              <PopularPrompts />
            </Part>
          </RailSection>
        ) : null}
        {gptCount ? (
          <RailSection
            id="a-la-une"
            title="GPT à la une"
            text="Un GPT est un dossier : un rôle, une méthode en étapes, des limites écrites. Chaque fiche dit où il s’ouvre, et si son rôle y est déjà écrit."
            aside={
              <PageLink className="more" to="/gpts">
                Voir {countOf(gptCount, 'GPT', 'GPT')} <Icon name="arrow" />
              </PageLink>
            }
          >
            <Part
              loadingText="Chargement des GPTs..."
              errorText="Erreur lors du chargement des GPTs"
              count={2}
            >
              <FeaturedGpts />
            </Part>
          </RailSection>
        ) : null}
        <CatchBoundary getResetKey={() => loadedAt} errorComponent={() => null}>
          <Suspense>
            <Journeys />
          </Suspense>
        </CatchBoundary>
        {hidesGuides ? null : (
          <>
            <UseCases />
            <WhatIsAPrompt />
            <Claimed>{(claims) => <AiVersusSeo claims={claims} />}</Claimed>
            <OptimisationTips />
          </>
        )}
        <PromptsPerPlatform />
        {gptCount ? <GptPitch gptCount={gptCount} /> : null}
        {hidesGuides ? null : <ExamplePrompts />}
        <Faq email={identity.email} />
        <Claimed>
          {(claims) => <Author siteName={site_name} identity={identity} claims={claims} />}
        </Claimed>
        <ContactCta email={identity.email} />
      </div>
    </>
  )
}

/** Names one loading of the page: what failed in it has another try in the next. */
const useLoadedAt = () => Route.useMatch({ select: ({ updatedAt }) => String(updatedAt) })

type ClaimedProps = { fallback?: ReactNode; children: (claims: Claims) => ReactNode }

/** What repeats the editor's claims: left out, or said without them, until they are there. */
function Claimed({ fallback = null, children }: ClaimedProps) {
  const loadedAt = useLoadedAt()
  return (
    <CatchBoundary getResetKey={() => loadedAt} errorComponent={() => fallback}>
      <Suspense fallback={fallback}>
        <WithClaims>{children}</WithClaims>
      </Suspense>
    </CatchBoundary>
  )
}

function WithClaims({ children }: Pick<ClaimedProps, 'children'>) {
  return children(useDeferred(Route.useLoaderData({ select: ({ claims }) => claims })))
}

type PartProps = { loadingText: string; errorText: string; count: number; children: ReactNode }

function Part({ loadingText, errorText, count, children }: PartProps) {
  const loadedAt = useLoadedAt()
  return (
    <DeferredPart
      resetKey={loadedAt}
      loadingText={loadingText}
      errorText={errorText}
      skeleton={{ count, columns: 2 }}
    >
      {children}
    </DeferredPart>
  )
}

const homeCopied = (titre: string) => `Le prompt "${titre}" a été copié dans votre presse-papier.`

function DailyPicks() {
  const { gpt, prompt } = useDeferred(Route.useLoaderData({ select: ({ picks }) => picks }))
  if (gpt === null && prompt === null) {
    return <p className={emptyBox}>Aucun contenu disponible pour aujourd'hui.</p>
  }
  return (
    <div className={cardGrid[2]}>
      {gpt ? <DailyGptCard gpt={gpt} /> : null}
      {prompt ? (
        <DailyPromptCard
          prompt={prompt}
          copyButton={
            <CopyPromptButton
              slug={prompt.slug}
              titre={prompt.titre}
              label="Copier"
              copied={homeCopied(prompt.titre)}
              isPrimary
            />
          }
        />
      ) : null}
    </div>
  )
}

/** The date of the day's picks, as a librarian stamps it. */
function DailyStamp() {
  const { jour } = useDeferred(Route.useLoaderData({ select: ({ picks }) => picks }))
  return (
    <p className="pt-1">
      <span className="inline-block -rotate-3 rounded-2 border-3 border-double border-accent px-3 py-1.5 text-center font-mono text-label leading-tight font-bold tracking-wide text-accent-2">
        <time dateTime={jour}>{stampDate(jour)}</time>
        <small className="block text-tiny font-semibold">Sélection du jour</small>
      </span>
    </p>
  )
}

/** The way to the journeys; nothing where there is none. */
function Journeys() {
  const journeys = useDeferred(Route.useLoaderData({ select: (data) => data.journeys }))
  if (journeys.length === 0) return null
  return (
    <RailSection
      id="parcours"
      title="Parcours"
      text="Les prompts et les GPT d’une mission, dans l’ordre où ils servent."
      aside={
        <PageLink className="more" to="/parcours">
          Voir les parcours <Icon name="arrow" />
        </PageLink>
      }
    >
      <JourneyLinks journeys={journeys} />
    </RailSection>
  )
}

function PopularPrompts() {
  const prompts = useDeferred(Route.useLoaderData({ select: (data) => data.prompts }))
  return (
    <div className={cardGrid[2]}>
      {prompts.map((prompt) => (
        <PromptCard key={prompt.slug} prompt={prompt} copied={homeCopied(prompt.titre)} />
      ))}
    </div>
  )
}

function FeaturedGpts() {
  const categoryKind = useCategoryKind()
  const gpts = useDeferred(Route.useLoaderData({ select: (data) => data.gpts }))
  return (
    <div className={cardGrid[2]}>
      {gpts.map((gpt) => (
        <GptCard
          key={gpt.slug}
          gpt={gpt}
          launchLabel="Lancer ce GPT"
          maxTags={homeGptTags}
          categoryKind={categoryKind(gpt.categories[0] ?? '')}
        />
      ))}
    </div>
  )
}
