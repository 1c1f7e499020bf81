import type { Conversation } from '#shared/items/sections/conversations.ts'
import { typeset } from '#shared/text/typography.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ConversationsDialogProps = {
  title: string
  conversations: Conversation[]
  /** The words on the button; with `compact` it shows the count alone and they are its name. */
  label: string
  compact?: boolean
  className: string
}

/** The button and the modal list of an item's example conversations. */
export function ConversationsDialog(props: ConversationsDialogProps) {
  const { title, conversations, label, compact = false, className } = props
  if (conversations.length === 0) return null
  return (
    <Dialog
      title={typeset(`Conversations - ${title}`)}
      triggerClassName={className}
      {...(compact ? { triggerLabel: label } : {})}
      trigger={
        <>
          <Icon name="chat" />
          {compact ? conversations.length : label}
        </>
      }
    >
      <ConversationLinks conversations={conversations} />
    </Dialog>
  )
}

export function ConversationLinks({ conversations }: { conversations: Conversation[] }) {
  return (
    <ul className="queries">
      {conversations.map(({ nom, url }) => (
        <li key={`${nom} ${url}`}>
          <ExternalLink href={url}>
            <Icon name="ext" />
            {typeset(nom)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
