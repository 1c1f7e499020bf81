import { createFileRoute } from '@tanstack/react-router'

import { longDate, numericDate } from '#shared/text/french-date.ts'
import { typeset } from '#shared/text/typography.ts'
import { ExampleResult } from '#web/features/example/example-result.tsx'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { Personalisation } from '#web/features/personalisation/personalisation.tsx'
import { SharePrompt } from '#web/features/personalisation/sharing/share-prompt.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { ItemNotFound } from '#web/frame/item-not-found.tsx'
import { itemPageHead } from '#web/head/head.ts'
import { AuthorName } from '#web/items/author-name.tsx'
import { CategoryBadge } from '#web/items/categories/category-links.tsx'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { CardConversations } from '#web/items/conversations/card-conversations.tsx'
import { HowTo, SearchQueries } from '#web/items/detail-sections.tsx'
import { FavouriteButton } from '#web/items/favourite-button.tsx'
import { ItemBreadcrumb } from '#web/items/item-breadcrumb.tsx'
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
import { Skeleton } from '#web/ui/skeleton.tsx'

import itemStyles from '#web/styles/kinds/item.css?url'

export const Route = createFileRoute('/_site/prompt/$slug')({
  staticData: { styles: itemStyles },
  loader: async ({ context, params: { slug } }) => {
    const { api } = context
    const answer = await loadItem(api, 'prompt', slug, api.catalogue.prompt.query({ slug }))
    const { item: prompt, texts } = splitTexts(answer, promptTexts)
    return { head: { path: `/prompt/${slug}`, metadata: prompt.metadata }, prompt, texts }
  },
  head: itemPageHead,
  component: PromptPage,
  pendingComponent: () => (
    <div className="wrap page-head">
      <Skeleton message="Chargement du prompt..." count={1} className="cards" />
    </div>
  ),
  notFoundComponent: () => (
    <ItemNotFound
      title="Prompt non trouvé"
      text="Le prompt que vous recherchez n'existe pas ou a été supprimé."
      back={{ to: '/prompts', label: 'Voir tous les prompts' }}
    />
  ),
})

const howTo = [
  {
    title: 'Remplissez les variables',
    text: 'Dans le formulaire, ou en cliquant sur un passage surligné du texte.',
  },
  {
    title: 'Copiez ou ouvrez',
    text: 'Le prompt personnalisé part dans le presse-papier ou s’ouvre dans l’assistant choisi.',
  },
  {
    title: 'Relisez la réponse',
    text: 'Vérifiez les points que le prompt demande de signaler avant d’utiliser le résultat.',
  },
]

function PromptPage() {
  const { slug } = Route.useParams()
  const site = useSite()
  const { prompt, texts } = Route.useLoaderData()
  const { titre, description, categories, tags, conversationCount } = prompt
  const category = categories[0] ?? ''
  const { className } = useCategoryLook()(category)
  return (
    <div className={`wrap ${className}`}>
      <div className="detail-head compact">
        <div>
          <ItemBreadcrumb kind="prompt" category={category} />
          <h1>{typeset(titre)}</h1>
          <p className="lead">{typeset(description)}</p>
          <TagList tags={tags} />
          <div className="acts">
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
            <SharePrompt title={titre} fields={prompt.fields} />
            <FavouriteButton kind="prompt" slug={slug} title={titre} />
          </div>
        </div>
        <PromptFacts prompt={prompt} />
      </div>

      <SafePart key={slug}>
        <Personalisation
          slug={slug}
          titre={titre}
          prompt={prompt.prompt}
          fields={prompt.fields}
          category={category}
          cote={prompt.cote}
        />
      </SafePart>

      {/* On a small screen the prompt comes first, and what it is filed under folds below it. */}
      <details className="facts">
        <summary>
          La fiche en détail
          <Icon name="chev" />
        </summary>
        <PromptFacts prompt={prompt} />
        <TagList tags={tags} />
      </details>

      <SentPart key={`texts ${slug}`} name="textes">
        {texts && <PromptSections {...texts} />}
      </SentPart>

      <section className="bloc" aria-labelledby="voisins">
        <h2 id="voisins">Dans le même tiroir</h2>
        <SafePart key={slug}>
          <div className="cards cards-3">
            {prompt.related.prompts.map((related) => (
              <PromptCard key={related.slug} prompt={related} />
            ))}
            {prompt.related.gpts.map((related) => (
              <GptCard key={related.slug} gpt={related} defaultIa={site.default_ia} />
            ))}
          </div>
        </SafePart>
      </section>
    </div>
  )
}

function PromptSections({ exemple, historique, requetes_seo }: PromptTexts) {
  return (
    <>
      {exemple ? <ExampleResult kind="prompt" exemple={exemple} /> : null}

      <HowTo steps={howTo} />

      {historique.length > 0 || requetes_seo ? (
        <div className="two">
          {historique.length > 0 ? (
            <section className="sheet" aria-labelledby="historique">
              <h2 id="historique">Historique des modifications</h2>
              <ul className="history">
                {historique.map(({ modification, date }) => (
                  <li key={`${date} ${modification}`}>
                    <time dateTime={date}>{numericDate(date)}</time>
                    <span>{typeset(modification)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {requetes_seo ? <SearchQueries requetesSeo={requetes_seo} /> : null}
        </div>
      ) : null}
    </>
  )
}

type PromptFactsProps = { prompt: Omit<ApiOutputs['catalogue']['prompt'], keyof PromptTexts> }

function PromptFacts({ prompt }: PromptFactsProps) {
  const site = useSite()
  return (
    <dl className="ident">
      <dt>Catégories</dt>
      <dd>
        <span className="cats">
          {prompt.categories.map((name) => (
            <CategoryBadge key={name} name={name} kind="prompt" />
          ))}
        </span>
      </dd>
      <dt>Niveau</dt>
      <dd>
        <Level niveau={prompt.niveau} />
      </dd>
      <dt>IA</dt>
      <dd>{prompt.ia ?? site.default_ia}</dd>
      <dt>Mis à jour</dt>
      <dd>
        <time dateTime={prompt.date_modification}>{longDate(prompt.date_modification)}</time>
      </dd>
      {prompt.verifie ? (
        <>
          <dt>Vérifié</dt>
          <dd>{prompt.verifie}</dd>
        </>
      ) : null}
      <dt>Auteur</dt>
      <dd>
        <AuthorName
          nom={prompt.auteur_nom}
          linkedinUrl={prompt.auteur_linkedin_url}
          fallback={site.identity}
        />
      </dd>
    </dl>
  )
}
