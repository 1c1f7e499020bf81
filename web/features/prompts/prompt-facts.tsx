import type { PromptSummary } from '#shared/items/prompt.ts'
import { CardConversations } from '#web/items/conversations/card-conversations.tsx'
import { Level } from '#web/items/level.tsx'

type PromptFactsProps = {
  prompt: Pick<PromptSummary, 'slug' | 'titre' | 'niveau' | 'conversationCount'>
}

/** A prompt's level and its example conversations, in a card or a row. */
export function PromptFacts({ prompt }: PromptFactsProps) {
  const { slug, titre, niveau, conversationCount: count } = prompt
  return (
    <>
      <Level niveau={niveau} />
      <CardConversations
        kind="prompt"
        slug={slug}
        title={titre}
        count={count}
        label={`Exemples de conversations : ${count}`}
        compact
      />
    </>
  )
}
