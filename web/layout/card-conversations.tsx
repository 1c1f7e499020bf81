import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'

import type { Conversation } from '#shared/conversations.ts'
import type { ItemKind } from '#shared/cote.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { ConversationLinks } from './conversations-dialog.tsx'

type CardConversationsProps = {
  kind: ItemKind
  slug: string
  title: string
  count: number
  /** The words on the button; with `compact` it shows the count alone and they are its name. */
  label: string
  compact?: boolean
}

type Loaded = Conversation[] | 'waiting' | 'failed'

/**
 * The button on a card and the modal list that it opens (R39, R40). The list is asked for at the click:
 * in every card it would be a fifth of a page, and few visitors open one. It also stands on the item's
 * own page.
 */
export function CardConversations(props: CardConversationsProps) {
  const { kind, slug, title, count, label, compact = false } = props
  const { api } = useRouteContext({ from: rootRouteId })
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>('waiting')
  if (count === 0) return null

  function load() {
    setLoaded('waiting')
    api.catalogue.conversations.query({ kind, slug }).then(setLoaded, () => setLoaded('failed'))
  }

  function open() {
    setIsOpen(true)
    if (!Array.isArray(loaded)) load()
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
      {isOpen && (
        <DialogWindow title={`Conversations - ${title}`} onClose={() => setIsOpen(false)}>
          <LoadedConversations loaded={loaded} onRetry={load} />
        </DialogWindow>
      )}
    </>
  )
}

function LoadedConversations({ loaded, onRetry }: { loaded: Loaded; onRetry: () => void }) {
  if (loaded === 'waiting') return <output>Chargement des conversations…</output>
  if (loaded !== 'failed') return <ConversationLinks conversations={loaded} />
  return (
    <div role="alert">
      <p>Les conversations n’ont pas pu être chargées. Vérifiez votre connexion.</p>
      <button type="button" className={buttonClass({ size: 'sm' })} onClick={onRetry}>
        Réessayer
      </button>
    </div>
  )
}
