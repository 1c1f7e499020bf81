import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { countOf } from '#shared/plural.ts'

import { GptCard } from '../../features/gpts/gpt-card.tsx'
import { AiVersusSeo } from '../../features/home/ai-versus-seo.tsx'
import { Author } from '../../features/home/author.tsx'
import { ContactCta } from '../../features/home/contact-cta.tsx'
import { DailyGptCard, DailyPromptCard } from '../../features/home/daily-cards.tsx'
import { ExamplePrompts } from '../../features/home/example-prompts.tsx'
import { Faq } from '../../features/home/faq.tsx'
import { Figures } from '../../features/home/figures.tsx'
import { GptPitch } from '../../features/home/gpt-pitch.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { HomeSection } from '../../features/home/home-section.tsx'
import { OptimisationTips } from '../../features/home/optimisation-tips.tsx'
import { PromptsPerPlatform } from '../../features/home/prompts-per-platform.tsx'
import { UseCases } from '../../features/home/use-cases.tsx'
import { WhatIsAPrompt } from '../../features/home/what-is-a-prompt.tsx'
import { CopyPromptButton } from '../../features/prompts/copy-prompt-button.tsx'
import { PromptCard } from '../../features/prompts/prompt-card.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stamp } from '../../ui/stamp.tsx'

const homeGptTags = 3

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => {
    const { catalogue } = context.api
    const sections = Promise.all([
      catalogue.dailyPicks.ensureData(),
      catalogue.popularPrompts.ensureData(),
      catalogue.featuredGpts.ensureData(),
    ])
    // The browser does not wait for them: each section shows how it is getting on.
    if (!import.meta.env.SSR) sections.catch(() => undefined)
    const [head] = await Promise.all([
      loadHead(context, '/'),
      catalogue.categories.ensureData(),
      import.meta.env.SSR ? sections : undefined,
    ])
    return head
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: HomePage,
})

function HomePage() {
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  const [categories] = trpc.catalogue.categories.useSuspenseQuery()
  const { promptCount, gptCount, claims, identity, default_ia } = site
  return (
    <>
      <Hero promptCount={promptCount} gptCount={gptCount} categories={categories} />
      <Figures promptCount={promptCount} gptCount={gptCount} claims={claims} />
      <div className="wrap">
        <DailyPicks />
        <PopularPrompts promptCount={promptCount} />
        <FeaturedGpts gptCount={gptCount} defaultIa={default_ia} />
        <UseCases />
        <WhatIsAPrompt />
        <AiVersusSeo claims={claims} />
        <OptimisationTips />
        <PromptsPerPlatform />
        <GptPitch gptCount={gptCount} />
        <ExamplePrompts />
        <Faq email={identity.email} />
        <Author siteName={site.site_name} identity={identity} claims={claims} />
        <ContactCta email={identity.email} />
      </div>
    </>
  )
}

function DailyPicks() {
  const picks = trpc.catalogue.dailyPicks.useQuery()
  const { jour, gpt, prompt } = picks.data ?? { jour: null, gpt: null, prompt: null }
  return (
    <HomeSection
      id="decouvertes"
      title="Découvertes quotidiennes"
      text="Un GPT et un prompt sortis du tiroir chaque matin. Demain, deux autres."
      aside={
        jour === null ? null : (
          <p className="mt-4">
            <Stamp dateTime={jour} date={stampDate(jour)} caption="Sélection du jour" />
          </p>
        )
      }
    >
      {picks.isLoading ? (
        <Skeleton
          message="Chargement des contenus du jour..."
          count={2}
          className="cards cards-2"
        />
      ) : gpt === null && prompt === null ? (
        <p className="empty">Aucun contenu disponible pour aujourd'hui.</p>
      ) : (
        <div className="cards cards-2">
          {gpt ? <DailyGptCard gpt={gpt} /> : null}
          {prompt ? (
            <DailyPromptCard
              prompt={prompt}
              copyButton={
                <CopyPromptButton
                  slug={prompt.slug}
                  titre={prompt.titre}
                  label="Copier"
                  copied={`Le prompt "${prompt.titre}" a été copié dans votre presse-papier.`}
                  isPrimary
                />
              }
            />
          ) : null}
        </div>
      )}
    </HomeSection>
  )
}

/** «21 NOV. 2026», as the stamp reads. */
function stampDate(jour: string): string {
  const date = new Date(`${jour}T12:00:00Z`)
  return new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', year: 'numeric' })
    .format(date)
    .toUpperCase()
}

function PopularPrompts({ promptCount }: { promptCount: number }) {
  const prompts = trpc.catalogue.popularPrompts.useQuery()
  return (
    <HomeSection
      id="populaires"
      title="Prompts populaires"
      text="Les fiches que l'on sort le plus, en commençant par le référencement."
      aside={
        <Link className="more" to="/prompts">
          Voir les {countOf(promptCount, 'prompt', 'prompts')} <Icon name="arrow" />
        </Link>
      }
    >
      <Cards
        isLoading={prompts.isLoading}
        isError={prompts.isError}
        loadingText="Chargement des prompts..."
        errorText="Erreur lors du chargement des prompts"
        count={4}
      >
        {prompts.data?.map((prompt) => (
          <PromptCard
            key={prompt.slug}
            prompt={prompt}
            copied={`Le prompt "${prompt.titre}" a été copié dans votre presse-papier.`}
          />
        ))}
      </Cards>
    </HomeSection>
  )
}

function FeaturedGpts({ gptCount, defaultIa }: { gptCount: number; defaultIa: string }) {
  const gpts = trpc.catalogue.featuredGpts.useQuery()
  return (
    <HomeSection
      id="a-la-une"
      title="GPT à la une"
      text="Un GPT est un dossier : un rôle, une méthode en étapes, des limites écrites. Il pose les questions à votre place."
      aside={
        <Link className="more" to="/gpts">
          Voir les {countOf(gptCount, 'GPT', 'GPTs')} <Icon name="arrow" />
        </Link>
      }
    >
      <Cards
        isLoading={gpts.isLoading}
        isError={gpts.isError}
        loadingText="Chargement des GPTs..."
        errorText="Erreur lors du chargement des GPTs"
        count={2}
      >
        {gpts.data?.map((gpt) => (
          <GptCard
            key={gpt.slug}
            gpt={gpt}
            defaultIa={defaultIa}
            launchLabel="Lancer ce GPT"
            maxTags={homeGptTags}
          />
        ))}
      </Cards>
    </HomeSection>
  )
}

type CardsProps = {
  isLoading: boolean
  isError: boolean
  loadingText: string
  errorText: string
  count: number
  children: ReactNode
}

function Cards({ isLoading, isError, loadingText, errorText, count, children }: CardsProps) {
  if (isError) {
    return (
      <p className="empty text-bad" role="alert">
        {errorText}
      </p>
    )
  }
  if (isLoading) return <Skeleton message={loadingText} count={count} className="cards cards-2" />
  return <div className="cards cards-2">{children}</div>
}
