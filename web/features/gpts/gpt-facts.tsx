import { shortLaunch } from '#shared/items/gpt-launch.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import { CardConversations } from '#web/items/conversations/card-conversations.tsx'
import { useSite } from '#web/loading/site.ts'
import { Badge } from '#web/ui/badge.tsx'

type GptFactsProps = {
  gpt: Pick<GptSummary, 'slug' | 'nom' | 'ia' | 'conversationCount' | 'launch'>
  /** By default the assistant is shown where the GPTs of the catalogue have different ones. */
  showsAssistant?: boolean | undefined
  /** The list shows the launch text once, above the items. */
  hidesLaunch?: boolean | undefined
}

/** A GPT's assistant, its example conversations and what launching it does, in a card or a row. */
export function GptFacts({ gpt, showsAssistant, hidesLaunch = false }: GptFactsProps) {
  const { choices } = useSite()
  const { slug, nom, ia, conversationCount: count, launch } = gpt
  return (
    <>
      {(showsAssistant ?? choices.ia.gpt.length > 1) ? <Badge>{ia}</Badge> : null}
      <CardConversations
        kind="gpt"
        slug={slug}
        title={nom}
        count={count}
        label={`Conversations (${count})`}
      />
      {hidesLaunch ? null : <span className="hint">{shortLaunch(launch)}</span>}
    </>
  )
}
