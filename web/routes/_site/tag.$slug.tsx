import { createFileRoute } from '@tanstack/react-router'

import { bothCounts } from '#shared/pages/tag.ts'
import { typeset } from '#shared/text/typography.ts'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { ItemNotFound } from '#web/frame/item-not-found.tsx'
import { itemPageHead } from '#web/head/head.ts'
import { ExploreBreadcrumb } from '#web/items/categories/explore-breadcrumb.tsx'
import { ListedPart } from '#web/lists/listed-part.tsx'
import { loadStoredMetadata, unlessAbsent } from '#web/loading/item-loading.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { PendingPage } from '#web/ui/layout/pending-page.tsx'

export const Route = createFileRoute('/_site/tag/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const { api } = context
    const path = `/tag/${slug}`
    const [stored, tag] = await Promise.all([
      loadStoredMetadata(api, path),
      api.catalogue.tag.query({ slug }).catch(unlessAbsent),
    ])
    return { head: { path, metadata: tag.metadata, stored, isIndexed: tag.isIndexed }, tag }
  },
  head: (context) => itemPageHead({ ...context, type: 'website' }),
  component: TagPage,
  pendingComponent: () => <PendingPage message="Chargement du tag..." count={3} columns={3} />,
  notFoundComponent: () => (
    <ItemNotFound
      title="Tag non trouvé"
      text="Aucune fiche publiée ne porte ce tag."
      back={{ to: '/categories', label: 'Toutes les catégories' }}
    />
  ),
})

/** The items of a tag, of both kinds. */
function TagPage() {
  const { tag } = Route.useLoaderData()
  const shownName = typeset(tag.name)
  const { slug, promptCount, gptCount, prompts, gpts } = tag
  return (
    <div className="page-width">
      <PageHead
        above={<ExploreBreadcrumb current={`#${shownName}`} />}
        title={`Prompts et GPT «\u00a0${shownName}\u00a0»`}
        intro={`${bothCounts(tag, ' et ')} avec ce tag.`}
      />
      <ListedPart kind="prompt" count={promptCount} shown={prompts.length} search={{ tag: slug }}>
        {prompts.map((prompt) => (
          <PromptCard key={prompt.slug} prompt={prompt} />
        ))}
      </ListedPart>
      <ListedPart kind="gpt" count={gptCount} shown={gpts.length} search={{ tag: slug }}>
        {gpts.map((gpt) => (
          <GptCard key={gpt.slug} gpt={gpt} />
        ))}
      </ListedPart>
    </div>
  )
}
