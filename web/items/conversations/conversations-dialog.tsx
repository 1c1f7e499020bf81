import type { ItemKind } from '#shared/items/cote.ts'
import { typeset } from '#shared/text/typography.ts'
import { type ShownConversation, shownConversation } from '#shared/variables/starting-question.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { linkRows } from '../link-rows.ts'

type ConversationsDialogProps = {
  kind: ItemKind
  title: string
  conversations: ShownConversation[]
  /** The prompt or the role, which a question comes after. */
  text: string | null
  /** The words on the button; with `compact` it shows the count alone and they are its name. */
  label: string
  compact?: boolean
  className: string
}

/** The button and the modal list of an item's example conversations. */
export function ConversationsDialog(props: ConversationsDialogProps) {
  const { kind, title, conversations, text, label, compact = false, className } = props
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
      <ConversationLinks kind={kind} conversations={conversations} text={text} />
    </Dialog>
  )
}

type ConversationLinksProps = {
  conversations: ShownConversation[]
  kind: ItemKind
  /** What a question comes after; absent where the conversations have it already. */
  text?: string | null | undefined
}

/** The examples: conversations that were shared, and questions that begin one, which say so. */
export function ConversationLinks({ conversations, kind, text }: ConversationLinksProps) {
  // In the browser alone: each such address weighs as much as the text itself.
  const isJoined = useHydrated() && text !== undefined
  const shown = isJoined ? conversations.map((one) => shownConversation(one, text)) : conversations
  return (
    <ul className={linkRows}>
      {shown.map(({ nom, url, question }) => (
        <li key={`${nom} ${url}`}>
          <ExternalLink href={url}>
            <Icon name={question ? 'ext' : 'chat'} />
            <span>
              {typeset(nom)}
              {question ? (
                <small className="block pb-1 text-micro text-ink-3">
                  <span className="sr-only">, </span>Question de départ
                  {question === 'après' ? afterWhat[kind] : ''}
                </small>
              ) : null}
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

const afterWhat = { prompt: ', à la suite du prompt', gpt: ', à la suite du rôle' }
