import type { GptSummary } from '#shared/items/gpt.ts'
import { CardConversations } from '#web/items/conversations/card-conversations.tsx'
import { Badge } from '#web/ui/badge.tsx'

type GptFactsProps = {
  gpt: Pick<GptSummary, 'slug' | 'nom' | 'ia' | 'conversationCount'>
  /** The label of a GPT that has none of its own. */
  defaultIa: string
}

/** A GPT's AI label and its example conversations, in a card or a row. */
export function GptFacts({ gpt, defaultIa }: GptFactsProps) {
  const { slug, nom, ia, conversationCount: count } = gpt
  return (
    <>
      <Badge>{ia ?? defaultIa}</Badge>
      <CardConversations
        kind="gpt"
        slug={slug}
        title={nom}
        count={count}
        label={`Conversations (${count})`}
      />
    </>
  )
}
