import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { editorPath, newItemId, saveFailed } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { useSession } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import { dropHere, listHere } from './kept-here.ts'
import { foundTyped, type Typed } from './typed.ts'
import type { TypingCalls } from './use-autosave.ts'

type TypedOnGoneProps<Draft> = {
  id: string
  /** What the server has of it. */
  onServer: readonly Typed<Draft>[]
  calls: TypingCalls<Draft> & { kind: ItemKind; draftSchema: z.ZodType<Draft> }
}

/** Offers what was typed on an item that one cannot open any more: all of it goes on as new drafts. */
export function TypedOnGone<Draft extends ItemDraft>({
  id,
  onServer,
  calls,
}: TypedOnGoneProps<Draft>) {
  const { kind, draftSchema } = calls
  const { user } = useSession()
  const navigate = useAdminNavigate()
  const place = { userId: user.id, kind, id }
  const [found] = useState(() =>
    foundTyped(onServer, listHere(browserStorage, place, draftSchema, new Date())),
  )
  const { mutate: goOn, isPending } = useMutation({
    async mutationFn() {
      for (const { origine, draft } of found.toReversed()) {
        const anew = { ...draft, slug: '', statut: 'brouillon' as const }
        const typing = { id: null, origine, rang: 1, version: 0, copie: 0, draft: anew }
        // oxlint-disable-next-line no-await-in-loop -- the latest is to be offered first
        await calls.keepTyped(typing, false)
        dropHere(browserStorage, place, origine)
        void calls.dropTyped({ id, origine }).catch(() => undefined)
      }
    },
    onSuccess: () => navigate(editorPath(kind, newItemId)),
    onError: (error) => reportFailure(saveFailed, error),
  })

  const [latest] = found
  if (latest === undefined) return null
  return (
    <Notice tone="warn" title="Ce que vous y avez tapé est gardé">
      <p>Le dernier texte date du {instant(latest.garde_le)}.</p>
      <p className="notice-acts">
        <Button size="sm" variant="ink" disabled={isPending} onClick={() => goOn()}>
          En faire un nouveau brouillon
        </Button>
      </p>
    </Notice>
  )
}
