import { createFileRoute } from '@tanstack/react-router'

import type { GenericSection } from '#shared/items/sections/generic-section.ts'
import { longDate } from '#shared/text/french-date.ts'
import { typeset } from '#shared/text/typography.ts'
import { roleText } from '#shared/variables/gpt-launch-facts.ts'
import { ExampleResult } from '#web/features/example/example-result.tsx'
import { Faq } from '#web/features/gpts/faq.tsx'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { LaunchActions, LaunchBar } from '#web/features/gpts/launch-actions.tsx'
import { Limitations } from '#web/features/gpts/limitations.tsx'
import { PageContents } from '#web/features/gpts/page-contents.tsx'
import { RoleSection } from '#web/features/gpts/role-section.tsx'
import { UseCases } from '#web/features/gpts/use-cases.tsx'
import { Workflow } from '#web/features/gpts/workflow.tsx'
import { JourneyBarSlot } from '#web/features/journeys/journey-bar-slot.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { ItemNotFound } from '#web/frame/item-not-found.tsx'
import { itemPageHead } from '#web/head/head.ts'
import { AuthorName } from '#web/items/author-name.tsx'
import { CategoryBadge } from '#web/items/categories/category-links.tsx'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import {
  ConversationLinks,
  ConversationsDialog,
} from '#web/items/conversations/conversations-dialog.tsx'
import { Cote } from '#web/items/cote.tsx'
import {
  GenericLabel,
  HowTo,
  SearchQueries,
  sheetPair,
  TextSections,
} from '#web/items/detail-sections.tsx'
import { FavouriteButton } from '#web/items/favourite-button.tsx'
import { ItemHead } from '#web/items/item-head.tsx'
import { LaunchLink } from '#web/items/launch-link.tsx'
import { ShareButton } from '#web/items/share-button.tsx'
import { TagList } from '#web/items/tag-list.tsx'
import { loadItem } from '#web/loading/item-loading.ts'
import { SafePart } from '#web/loading/safe-part.tsx'
import { SentPart } from '#web/loading/sent-part.tsx'
import { type GptTexts, gptTexts, splitTexts } from '#web/loading/sent-texts.ts'
import { useSite } from '#web/loading/site.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CallToAction } from '#web/ui/call-to-action.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { factList } from '#web/ui/layout/fact-list.ts'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { PendingPage } from '#web/ui/layout/pending-page.tsx'
import { sheet, SheetSection } from '#web/ui/layout/sheet.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

export const Route = createFileRoute('/_site/gpt/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const { api } = context
    const answer = await loadItem(api, 'gpt', slug, api.catalogue.gpt.query({ slug }))
    const { item: gpt, texts } = splitTexts(answer, gptTexts)
    return { head: { path: `/gpt/${slug}`, metadata: gpt.metadata }, gpt, texts }
  },
  head: itemPageHead,
  component: GptPage,
  pendingComponent: () => <PendingPage message="Chargement du GPT..." />,
  notFoundComponent: () => (
    <ItemNotFound
      title="GPT non trouvé"
      text="Le GPT que vous recherchez n’existe pas ou a été supprimé."
      back={{ to: '/gpts', label: 'Retour aux GPTs' }}
    />
  ),
})

type GptData = Omit<ApiOutputs['catalogue']['gpt'], keyof GptTexts>

const howTo = [
  { title: 'Lancez le GPT', text: 'Il s’ouvre dans un nouvel onglet.' },
  { title: 'Répondez à ses questions', text: 'Donnez-lui ce qui lui manque pour commencer.' },
  { title: 'Relisez le résultat', text: 'Gardez les réserves qu’il signale avec sa réponse.' },
]

function GptPage() {
  const site = useSite()
  const { gpt, texts } = Route.useLoaderData()
  const { slug, nom, categories } = gpt
  const category = categories[0] ?? ''
  const { className } = useCategoryLook()(category)
  return (
    <div className={`page-width ${className}`}>
      <JourneyBarSlot kind="gpt" slug={slug} />
      <ItemHead kind="gpt" category={category} title={nom}>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Cote cote={gpt.cote} />
          {categories.map((name) => (
            <CategoryBadge key={name} name={name} kind="gpt" />
          ))}
          {site.choices.ia.gpt.length > 1 ? <Badge>{gpt.ia}</Badge> : null}
        </div>
      </ItemHead>
      <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-14 print:block">
        <SafePart key={`launch ${slug}`}>
          <LaunchCard gpt={gpt} texts={texts} category={category} author={site.identity} />
        </SafePart>
        <SentPart key={slug} name="description" className="prose text-balance max-lg:order-first">
          {texts && (
            <>
              <RichText tree={texts.description} />
              {texts.exemple ? (
                <p>
                  <a href="#exemple">Voir un exemple de résultat</a>
                </p>
              ) : null}
            </>
          )}
        </SentPart>
        <div>
          <SafePart key={slug}>
            <GptSections gpt={gpt} texts={texts} />
          </SafePart>
        </div>
      </div>
      <PageBlock id="voisins" title="Fiches voisines" className="print:hidden">
        <SafePart key={slug}>
          <div className={cardGrid[3]}>
            {gpt.related.gpts.map((related) => (
              <GptCard key={related.slug} gpt={related} />
            ))}
            {gpt.related.prompts.map((related) => (
              <PromptCard key={related.slug} prompt={related} />
            ))}
          </div>
        </SafePart>
      </PageBlock>
      <LaunchBar
        key={slug}
        item={itemOf(gpt)}
        href={gpt.url_destination}
        role={gpt.role}
        launch={gpt.launch}
      />
    </div>
  )
}

type LaunchCardProps = {
  gpt: GptData
  texts: GptTexts | null
  category: string
  author: { consultant_name: string; linkedin_url: string }
}

/** Launch, share, dates and summary: the sticky aside; on a small screen below what the GPT does, and folded. */
function LaunchCard({ gpt, texts, category, author }: LaunchCardProps) {
  const { nom, conversations, date_creation, date_modification } = gpt
  const { className, label } = useCategoryLook()(category)
  return (
    <aside
      className="mb-8 lg:sticky lg:top-[calc(var(--bar)+--spacing(6))] lg:col-start-2 lg:row-[1/span_2] print:static"
      aria-label="Lancer et partager"
    >
      {/* The bar at the bottom launches: what is left of the card on a small screen is no card. */}
      <div
        className={`card card-folder max-lg:mt-5 max-lg:translate-none max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none ${className}`}
        data-folding=""
      >
        <span className="card-tab max-lg:hidden" aria-hidden="true">
          {label}
        </span>
        <LaunchActions
          item={itemOf(gpt)}
          href={gpt.url_destination}
          role={gpt.role}
          launch={gpt.launch}
        />
        <div className="mt-2 flex flex-wrap gap-2 [&>button]:shrink-0 [&>button]:grow max-lg:[&>button]:min-h-11">
          <ShareButton title={nom} label="Partager ce GPT" size="sm" />
          <FavouriteButton kind="gpt" slug={gpt.slug} title={nom} size="sm" />
          <ConversationsDialog
            kind="gpt"
            title={nom}
            conversations={conversations}
            text={beforeQuestion(gpt)}
            label={`Conversations (${conversations.length})`}
            className={buttonClass({ size: 'sm' })}
          />
        </div>
        <PhoneFold className="mt-3 w-full justify-between">La fiche en détail</PhoneFold>
        <dl className={`mt-4 max-md:js:mb-3 folded:hidden ${factList}`}>
          <dt>Créé le</dt>
          <dd>
            <time dateTime={date_creation}>{longDate(date_creation)}</time>
          </dd>
          <dt>Modifié le</dt>
          <dd>
            <time dateTime={date_modification}>{longDate(date_modification)}</time>
          </dd>
          {gpt.verifie ? (
            <>
              <dt>Vérifié</dt>
              <dd>{gpt.verifie}</dd>
            </>
          ) : null}
          <dt>Auteur</dt>
          <dd>
            <AuthorName
              nom={gpt.auteur_nom}
              linkedinUrl={gpt.auteur_linkedin_url}
              fallback={author}
            />
          </dd>
        </dl>
      </div>
      <SentPart name="sommaire">
        {texts && <PageContents sections={sectionsOf(gpt, texts)} />}
      </SentPart>
    </aside>
  )
}

function sectionsOf(
  { role, conversations }: GptData,
  { sections, exemple, requetes_seo }: GptTexts,
) {
  return [
    ...(role ? [{ id: 'role', label: 'Rôle et expertise' }] : []),
    ...sections.map(({ id, title }) => ({ id, label: title })),
    ...(exemple ? [{ id: 'exemple', label: 'Exemple de résultat' }] : []),
    { id: 'usages', label: 'Cas d’usage concrets' },
    { id: 'workflow', label: 'Workflow recommandé' },
    { id: 'limites', label: 'Limitations et prérequis' },
    { id: 'faq', label: 'FAQ spécialisée' },
    ...(conversations.length > 0
      ? [{ id: 'conversations', label: 'Exemples de conversations' }]
      : []),
    { id: 'mode-emploi', label: 'Comment l’utiliser' },
    ...(requetes_seo
      ? [{ id: 'requetes', label: typeset(requetes_seo.titre ?? 'Recherches qui mènent ici') }]
      : []),
    { id: 'titre-mots-cles', label: 'Mots-clés associés' },
    { id: 'voisins', label: 'Fiches voisines' },
  ]
}

type GptSectionsProps = { gpt: GptData; texts: GptTexts | null }

function GptSections({ gpt, texts }: GptSectionsProps) {
  const { role, conversations } = gpt
  return (
    <>
      {role ? <RoleSection role={role} /> : null}
      <SentPart name="methode">{texts && <Method gpt={gpt} texts={texts} />}</SentPart>
      {conversations.length > 0 ? (
        <PageBlock
          id="titre-conversations"
          anchor="conversations"
          title="Exemples de conversations"
        >
          <div className={sheet}>
            <ConversationLinks
              kind="gpt"
              conversations={conversations}
              text={beforeQuestion(gpt)}
            />
          </div>
        </PageBlock>
      ) : null}
      <SentPart name="suite">{texts && <HowToAndLabels gpt={gpt} texts={texts} />}</SentPart>
      <CallToAction
        id="titre-acces"
        title="Prêt à ouvrir le dossier ?"
        text="La conversation se tient chez l’assistant, et ce que vous y écrivez y reste."
        className="mt-14 print:hidden"
      >
        <LaunchLink
          href={gpt.url_destination}
          gpt={itemOf(gpt)}
          label="Accéder au GPT"
          variant="night-accent"
          size="lg"
        />
      </CallToAction>
    </>
  )
}

type TextsProps = { gpt: GptData; texts: GptTexts }

function Method({ gpt: { generiques }, texts }: TextsProps) {
  const label = (section: GenericSection) =>
    generiques.includes(section) ? <GenericLabel /> : null
  return (
    <>
      <TextSections sections={texts.sections} />
      {texts.exemple ? <ExampleResult kind="gpt" exemple={texts.exemple} /> : null}
      <PageBlock
        id="titre-usages"
        anchor="usages"
        title={<>Cas d’usage concrets{label('cas_usage')}</>}
      >
        <UseCases items={texts.cas_usage} />
      </PageBlock>
      <PageBlock
        id="titre-workflow"
        anchor="workflow"
        title={<>Workflow recommandé{label('workflow')}</>}
      >
        <Workflow steps={texts.workflow} />
      </PageBlock>
      <PageBlock
        id="titre-limites"
        anchor="limites"
        title={<>Limitations et prérequis{label('limitations')}</>}
      >
        <Limitations items={texts.limitations} />
      </PageBlock>
      <PageBlock id="titre-faq" anchor="faq" title={<>FAQ spécialisée{label('faq')}</>}>
        <Faq items={texts.faq} />
      </PageBlock>
    </>
  )
}

function HowToAndLabels({ gpt, texts: { requetes_seo } }: TextsProps) {
  return (
    <>
      <HowTo steps={howTo} />
      <div className={sheetPair}>
        {requetes_seo ? (
          <SearchQueries
            requetesSeo={requetes_seo}
            isGeneric={gpt.generiques.includes('requetes_seo')}
          />
        ) : null}
        <SheetSection id="titre-mots-cles" title="Mots-clés associés">
          <TagList tags={gpt.tags} />
        </SheetSection>
      </div>
    </>
  )
}

const itemOf = ({ slug, nom }: GptData) => ({ kind: 'gpt' as const, slug, title: nom })

/** What a question of its examples comes after. */
const beforeQuestion = ({ role }: GptData) => (role === null ? null : roleText(role))
