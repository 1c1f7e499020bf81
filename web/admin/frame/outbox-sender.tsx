import { useEffect, useEffectEvent } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { serverReach } from '#web/admin/api/server-reach.ts'
import { editorPath, newItemId } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import {
  createOutbox,
  isUntitled,
  onceClosed,
  type Outbox,
  type OutboxEntry,
} from '#web/admin/editor/outbox.ts'
import { sendEntry, type SentEntry } from '#web/admin/editor/send-entry.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { beforeSignOut } from '#web/admin/session/before-sign-out.ts'
import { sessionStream } from '#web/admin/session/session-stream.ts'
import { useSession } from '#web/admin/session/session.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Sends the edits that earlier visits left in the outbox, for items that are not open in an editor. */
export function OutboxSender() {
  const { user } = useSession()
  const { client } = api.useUtils()
  const navigate = useAdminNavigate()
  const openItem = useEffectEvent((kind: ItemKind, id: string) => navigate(editorPath(kind, id)))
  const send = useEffectEvent((entry: OutboxEntry, outbox: Outbox) =>
    sendEntry(entry, outbox, { prompt: client.admin.prompts, gpt: client.admin.gpts }),
  )
  useEffect(() => {
    const outbox = createOutbox(browserStorage, user.id)
    const announced = new Set<string>()
    let sending: Promise<unknown> | null = null
    let forgetSignOutTask = () => {}

    function announceOnce({ kind, id, origine }: OutboxEntry, outcome: SentEntry) {
      if (outcome === 'sent' || outcome === 'later' || announced.has(origine)) return
      announced.add(origine)
      showToast({
        type: 'info',
        title: outcome === 'gone' ? goneTitle : 'Un texte en attente demande votre choix',
        action: { label: 'Ouvrir la fiche', run: () => void openItem(kind, id) },
      })
    }

    async function sendAll() {
      for (const entry of outbox.list(new Date())) {
        // Its editor takes the entry over, and shows a conflict at its field.
        if (isOpenHere(entry)) continue
        const sendOne = async () => announceOnce(entry, await send(entry, outbox))
        // oxlint-disable-next-line no-await-in-loop -- one item after the other
        await onceClosed(entry.origine, sendOne, { isNowOrNever: true })
      }
    }

    function sendPending(): Promise<unknown> {
      sending ??= sendAll().finally(() => {
        sending = null
        forgetSignOutTask()
        const isEmpty = outbox.list(new Date()).length === 0
        // Signing out erases the outbox, so it first tries to send what is left.
        forgetSignOutTask = isEmpty ? () => {} : beforeSignOut.add(sendPending)
      })
      return sending
    }

    const onReconnect = () => void sendPending()
    addEventListener('online', onReconnect)
    const unsubscribeReach = serverReach.onBack(onReconnect)
    const unsubscribeSession = sessionStream.subscribe(({ name }) => {
      if (name === 'SIGNED_IN') void sendPending()
    })
    void sendPending()
    return () => {
      removeEventListener('online', onReconnect)
      unsubscribeReach()
      unsubscribeSession()
      forgetSignOutTask()
    }
  }, [user.id])
  return null
}

/** True for an entry that the editor at the address of this tab takes over. */
function isOpenHere(entry: OutboxEntry): boolean {
  const { kind, id } = entry
  if (location.pathname !== editorPath(kind, newItemId)) {
    return location.pathname === editorPath(kind, id)
  }
  const draftId = new URLSearchParams(location.search).get('brouillon')
  return draftId === null ? entry.isNew && isUntitled(entry) : draftId === id
}

const goneTitle = 'La fiche d’un texte en attente n’existe plus'
