import { type ComponentType, useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { Icon } from '#web/ui/icon.tsx'

type CardConversationsProps = {
  kind: ItemKind
  slug: string
  title: string
  count: number
  /** The words on the button; with `compact` it shows the count alone and they are its name. */
  label: string
  compact?: boolean
}

type Window = ComponentType<{ kind: ItemKind; slug: string; title: string; onClose: () => void }>

/**
 * The button on a card and the modal list that it opens. Window and list are loaded at the
 * click: the lists of all cards would be a fifth of a page, and few visitors open one. It also stands on
 * the item's own page.
 */
export function CardConversations(props: CardConversationsProps) {
  const { kind, slug, title, count, label, compact = false } = props
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
        className="chat needs-js"
        aria-label={compact ? label : undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="chat" />
        {compact ? count : label}
      </button>
      {Window && (
        <SafeWindow onFailed={fail}>
          <Window kind={kind} slug={slug} title={title} onClose={() => setWindow(null)} />
        </SafeWindow>
      )}
    </>
  )
}
