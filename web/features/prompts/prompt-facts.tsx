import type { PromptSummary } from '#shared/prompt.ts'
import { ConversationsDialog } from '#web/layout/conversations-dialog.tsx'
import { Level } from '#web/layout/level.tsx'

type PromptFactsProps = { prompt: Pick<PromptSummary, 'titre' | 'niveau' | 'conversations'> }

/** A prompt's level and its example conversations, in a card or a row. */
export function PromptFacts({ prompt: { titre, niveau, conversations } }: PromptFactsProps) {
  return (
    <>
      <Level niveau={niveau} />
      <ConversationsDialog
        title={titre}
        conversations={conversations}
        label={`Exemples de conversations : ${conversations.length}`}
        compact
        className="chat"
      />
    </>
  )
}
