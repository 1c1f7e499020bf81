import { type ComponentType, useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { Icon } from '#web/ui/icon.tsx'

import type { ConversationsWindowProps, GivenConversations } from './conversations-window.tsx'

type CardConversationsProps = {
  kind: ItemKind
  slug: string
  title: string
  count: number
  /** The words on the button; with `compact` it shows the count alone and they are its name. */
  label: string
  compact?: boolean
  className?: string
  /** What the page has of them already. */
  given?: GivenConversations | undefined
}

const cardButton =
  'card-button min-h-6 gap-1.5 px-1.5 text-micro font-semibold text-ink-2 hover:text-ink max-md:after:-inset-y-2.5'

type Window = ComponentType<ConversationsWindowProps>

/**
 * The button of a card, or of the page of a prompt, and the modal list that it opens. Window and list are
 * loaded at the click: the lists of all cards would be a fifth of a page, and few visitors open one.
 */
export function CardConversations(props: CardConversationsProps) {
  const { kind, slug, title, count, label, compact = false, className = cardButton, given } = props
  const [Window, setWindow] = useState<Window | null>(null)
  if (count === 0) return null

  function open() {
    import('./conversations-window.tsx').then(
      ({ ConversationsWindow }) => setWindow(() => ConversationsWindow),
      fail,
    )
  }

  function fail() {
    setWindow(null)
    tellNotLoaded('Conversations indisponibles')
  }

  return (
    <>
      <button
        type="button"
        className={`${className} no-js:hidden`}
        aria-label={compact ? label : undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="chat" />
        {compact ? count : label}
      </button>
      {Window && (
        <SafeWindow onFailed={fail}>
          <Window
            kind={kind}
            slug={slug}
            title={title}
            given={given}
            onClose={() => setWindow(null)}
          />
        </SafeWindow>
      )}
    </>
  )
}
