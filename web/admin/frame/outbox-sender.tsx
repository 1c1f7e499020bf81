import { useEffect, useEffectEvent } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { serverReach } from '#web/admin/api/server-reach.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { onceClosed } from '#web/admin/editor/editor-locks.ts'
import { createOutbox, type Outbox, type OutboxEntry } from '#web/admin/editor/outbox.ts'
import { sendEntry, type SentEntry } from '#web/admin/editor/send-entry.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { beforeSignOut } from '#web/admin/session/before-sign-out.ts'
import { sessionStream } from '#web/admin/session/session-stream.ts'
import { useSession } from '#web/admin/session/session.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Sends what earlier visits could not send, of items that are not open. */
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
    const told = new Set<string>()
    let sending: Promise<unknown> | null = null
    let stopWaiting = () => {}

    function tell({ kind, id, origine }: OutboxEntry, outcome: SentEntry) {
      if (outcome === 'sent' || outcome === 'later' || told.has(origine)) return
      told.add(origine)
      showToast({
        type: 'info',
        title: outcome === 'gone' ? goneTitle : 'Un texte tapé hors ligne attend votre choix',
        action: { label: 'Ouvrir la fiche', run: () => void openItem(kind, id) },
      })
    }

    async function sendAll() {
      for (const entry of outbox.list(new Date())) {
        const sendOne = async () => tell(entry, await send(entry, outbox))
        // oxlint-disable-next-line no-await-in-loop -- one item after the other
        await onceClosed(entry.origine, sendOne, { isNowOrNever: true })
      }
    }

    function sendLeft(): Promise<unknown> {
      sending ??= sendAll().finally(() => {
        sending = null
        // Signing out sends what is left first, and then forgets it.
        stopWaiting()
        stopWaiting = outbox.list(new Date()).length > 0 ? beforeSignOut.add(sendLeft) : () => {}
      })
      return sending
    }

    const onOnline = () => void sendLeft()
    addEventListener('online', onOnline)
    const stopReaching = serverReach.onBack(onOnline)
    const stopHearing = sessionStream.subscribe(({ name }) => {
      if (name === 'SIGNED_IN') void sendLeft()
    })
    void sendLeft()
    return () => {
      removeEventListener('online', onOnline)
      stopReaching()
      stopHearing()
      stopWaiting()
    }
  }, [user.id])
  return null
}

const goneTitle = 'Une fiche modifiée hors ligne n’existe plus'
