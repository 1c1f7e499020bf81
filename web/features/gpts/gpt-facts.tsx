import { shortLaunch } from '#shared/items/gpt-launch.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import { CardConversations } from '#web/items/conversations/card-conversations.tsx'
import { Badge } from '#web/ui/badge.tsx'

type GptFactsProps = {
  gpt: Pick<GptSummary, 'slug' | 'nom' | 'ia' | 'conversationCount' | 'launch'>
}

/** A GPT's AI label, its example conversations and what launching it does, in a card or a row. */
export function GptFacts({ gpt }: GptFactsProps) {
  const { slug, nom, ia, conversationCount: count, launch } = gpt
  return (
    <>
      <Badge>{ia}</Badge>
      <CardConversations
        kind="gpt"
        slug={slug}
        title={nom}
        count={count}
        label={`Conversations (${count})`}
      />
      <span className="hint">{shortLaunch(launch)}</span>
    </>
  )
}
