import type { GptSummary } from '#shared/gpt.ts'
import { ConversationsDialog } from '#web/layout/conversations-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'

type GptFactsProps = {
  gpt: Pick<GptSummary, 'nom' | 'ia' | 'conversations'>
  /** The label of a GPT that has none of its own (D28). */
  defaultIa: string
}

/** A GPT's AI label and its example conversations, in a card or a row. */
export function GptFacts({ gpt: { nom, ia, conversations }, defaultIa }: GptFactsProps) {
  return (
    <>
      <Badge>{ia ?? defaultIa}</Badge>
      <ConversationsDialog
        title={nom}
        conversations={conversations}
        label={`Conversations (${conversations.length})`}
        className="chat"
      />
    </>
  )
}
