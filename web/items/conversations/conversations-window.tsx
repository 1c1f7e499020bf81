import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { typeset } from '#shared/text/typography.ts'
import type { ShownConversation } from '#shared/variables/starting-question.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DialogWindow } from '#web/ui/dialog.tsx'

import { ConversationLinks } from './conversations-dialog.tsx'

/** Conversations, and the text that a question among them comes after. */
export type GivenConversations = { conversations: ShownConversation[]; text: string }

export type ConversationsWindowProps = {
  kind: ItemKind
  slug: string
  title: string
  given?: GivenConversations | undefined
  onClose: () => void
}

type Loaded = ShownConversation[] | 'waiting' | 'failed'

/** The example conversations of an item in a window of their own, asked for when it opens unless they are given. */
export function ConversationsWindow({
  kind,
  slug,
  title,
  given,
  onClose,
}: ConversationsWindowProps) {
  const { api } = useRouteContext({ from: rootRouteId })
  const [loaded, setLoaded] = useState<Loaded>(given?.conversations ?? 'waiting')
  const ask = useCallback(() => {
    api.catalogue.conversations.query({ kind, slug }).then(setLoaded, () => setLoaded('failed'))
  }, [api, kind, slug])
  const isAsked = given === undefined
  useEffect(() => {
    if (isAsked) ask()
  }, [isAsked, ask])

  function retry() {
    setLoaded('waiting')
    ask()
  }

  return (
    <DialogWindow title={typeset(`Conversations - ${title}`)} onClose={onClose}>
      <LoadedConversations kind={kind} loaded={loaded} text={given?.text} onRetry={retry} />
    </DialogWindow>
  )
}

type LoadedConversationsProps = {
  kind: ItemKind
  loaded: Loaded
  text: string | undefined
  onRetry: () => void
}

function LoadedConversations({ kind, loaded, text, onRetry }: LoadedConversationsProps) {
  if (loaded === 'waiting') return <output>Chargement des conversations…</output>
  if (loaded !== 'failed') {
    return <ConversationLinks kind={kind} conversations={loaded} text={text} />
  }
  return (
    <div role="alert">
      <p>Les conversations n’ont pas pu être chargées. Vérifiez votre connexion.</p>
      <button type="button" className={buttonClass({ size: 'sm' })} onClick={onRetry}>
        Réessayer
      </button>
    </div>
  )
}
