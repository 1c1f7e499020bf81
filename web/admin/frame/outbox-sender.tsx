import { useEffect, useEffectEvent } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { serverReach } from '#web/admin/api/server-reach.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import {
  createOutbox,
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
        title: outcome === 'gone' ? goneTitle : 'Un texte tapé hors ligne attend votre choix',
        action: { label: 'Ouvrir la fiche', run: () => void openItem(kind, id) },
      })
    }

    async function sendAll() {
      for (const entry of outbox.list(new Date())) {
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

const goneTitle = 'Une fiche modifiée hors ligne n’existe plus'
