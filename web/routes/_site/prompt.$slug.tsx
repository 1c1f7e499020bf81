import { createFileRoute } from '@tanstack/react-router'

import { longDate } from '#shared/text/french-date.ts'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { JourneyBarSlot } from '#web/features/journeys/journey-bar-slot.tsx'
import { Personalisation } from '#web/features/personalisation/personalisation.tsx'
import { SharePrompt } from '#web/features/personalisation/sharing/share-prompt.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { ItemNotFound } from '#web/frame/item-not-found.tsx'
import { itemPageHead } from '#web/head/head.ts'
import { AuthorName } from '#web/items/author-name.tsx'
import { CategoryBadge } from '#web/items/categories/category-links.tsx'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { CardConversations } from '#web/items/conversations/card-conversations.tsx'
import { FavouriteButton } from '#web/items/favourite-button.tsx'
import { ItemHead } from '#web/items/item-head.tsx'
import { Level } from '#web/items/level.tsx'
import { TagList } from '#web/items/tag-list.tsx'
import { loadItem } from '#web/loading/item-loading.ts'
import { SafePart } from '#web/loading/safe-part.tsx'
import { SentPart } from '#web/loading/sent-part.tsx'
import { type PromptTexts, promptTexts, splitTexts } from '#web/loading/sent-texts.ts'
import { useSite } from '#web/loading/site.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { PendingPage } from '#web/ui/layout/pending-page.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

export const Route = createFileRoute('/_site/prompt/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const { api } = context
    const answer = await loadItem(api, 'prompt', slug, api.catalogue.prompt.query({ slug }))
    const { item: prompt, texts } = splitTexts(answer, promptTexts)
    // The document of a first visit has these sections already.
    const sections = texts && (await import('#web/features/example/prompt-sections.tsx'))
    return { head: { path: `/prompt/${slug}`, metadata: prompt.metadata }, prompt, texts, sections }
  },
  head: itemPageHead,
  component: PromptPage,
  pendingComponent: () => <PendingPage message="Chargement du prompt..." />,
  notFoundComponent: () => (
    <ItemNotFound
      title="Prompt non trouvé"
      text="Le prompt que vous recherchez n'existe pas ou a été supprimé."
      back={{ to: '/prompts', label: 'Voir tous les prompts' }}
    />
  ),
})

function PromptPage() {
  const { slug } = Route.useParams()
  const { prompt, texts, sections } = Route.useLoaderData()
  const { titre, categories, tags, conversationCount } = prompt
  const category = categories[0] ?? ''
  const { className } = useCategoryLook()(category)
  return (
    <div className={`page-width ${className}`}>
      <JourneyBarSlot kind="prompt" slug={slug} />
      <ItemHead
        kind="prompt"
        category={category}
        title={titre}
        actions={
          <>
            <SharePrompt title={titre} fields={prompt.fields} />
            <FavouriteButton kind="prompt" slug={slug} title={titre} />
            <CardConversations
              kind="prompt"
              slug={slug}
              title={titre}
              count={conversationCount}
              given={
                texts ? { conversations: texts.conversations, text: prompt.prompt } : undefined
              }
              label={`Exemples de conversations (${conversationCount})`}
              className={buttonClass()}
            />
          </>
        }
      >
        <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SentPart key={slug} name="presentation" className="contents">
            {texts && (
              <>
                <div className="basis-full">
                  <p className="max-w-240 text-ink-2 max-md:js:line-clamp-2">
                    <RichText tree={texts.description} />
                  </p>
                </div>
                {texts.exemple ? (
                  <a
                    className="order-1 inline-flex min-h-7 items-center text-label"
                    href="#exemple"
                  >
                    Voir un exemple de résultat
                  </a>
                ) : null}
              </>
            )}
          </SentPart>
          <PromptFacts prompt={prompt} className="contents max-md:js:hidden" />
        </div>
      </ItemHead>

      <SafePart key={slug}>
        <Personalisation
          slug={slug}
          titre={titre}
          prompt={prompt.prompt}
          fields={prompt.fields}
          category={category}
          cote={prompt.cote}
          writtenFor={prompt.ia}
        />
      </SafePart>

      <div key={`controle ${slug}`} data-check-list="" />

      {/* On a small screen the prompt comes first, and what it is filed under folds below it. */}
      <details className="group mt-6 hidden rounded-2 border border-edge bg-card max-md:js:block">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 font-semibold">
          La fiche en détail
          <Icon name="chev" className="group-open:rotate-180" />
        </summary>
        <div className="mx-4 mb-4 grid gap-3">
          <PromptFacts prompt={prompt} className="flex flex-wrap items-center gap-x-5 gap-y-1" />
          <TagList tags={tags} />
        </div>
      </details>
      <div className="mt-4 print:hidden max-md:js:hidden">
        <TagList tags={tags} />
      </div>

      <SentPart key={`texts ${slug}`} name="textes">
        {texts && sections && <sections.PromptSections {...texts} />}
      </SentPart>

      <PageBlock id="voisins" title="Fiches voisines" className="print:hidden">
        <SafePart key={slug}>
          <div className={cardGrid[3]}>
            {prompt.related.prompts.map((related) => (
              <PromptCard key={related.slug} prompt={related} />
            ))}
            {prompt.related.gpts.map((related) => (
              <GptCard key={related.slug} gpt={related} />
            ))}
          </div>
        </SafePart>
      </PageBlock>
    </div>
  )
}

type PromptFactsProps = {
  prompt: Omit<ApiOutputs['catalogue']['prompt'], keyof PromptTexts>
  /** Display of the list: `contents`, or a row of its own. */
  className: string
}

const factsClass =
  'text-label text-ink-2 *:flex *:flex-wrap *:items-center *:gap-x-1.5 *:gap-y-1 [&_dd]:font-semibold [&_dd]:text-ink'

/** Categories, level, assistant, date and author of a prompt. */
function PromptFacts({ prompt, className }: PromptFactsProps) {
  const site = useSite()
  return (
    <dl className={`${factsClass} ${className}`}>
      <div>
        <dt className="sr-only">Catégories</dt>
        {prompt.categories.map((name) => (
          <dd key={name}>
            <CategoryBadge name={name} kind="prompt" />
          </dd>
        ))}
      </div>
      <div>
        <dt className="sr-only">Niveau</dt>
        <dd>
          <Level niveau={prompt.niveau} />
        </dd>
      </div>
      <div>
        <dt>Écrit pour</dt>
        <dd>{prompt.ia}</dd>
      </div>
      <div>
        <dt>Mis à jour le</dt>
        <dd>
          <time dateTime={prompt.date_modification}>{longDate(prompt.date_modification)}</time>
        </dd>
      </div>
      {prompt.verifie ? (
        <div>
          <dt>Vérifié</dt>
          <dd>{prompt.verifie}</dd>
        </div>
      ) : null}
      <div>
        <dt>Par</dt>
        <dd>
          <AuthorName
            nom={prompt.auteur_nom}
            linkedinUrl={prompt.auteur_linkedin_url}
            fallback={site.identity}
          />
        </dd>
      </div>
    </dl>
  )
}
