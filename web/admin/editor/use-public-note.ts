import { useState } from 'react'
import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import {
  browserStorage,
  listDrafts,
  removeDraft,
  storageKey,
  writeDraft,
} from '#web/admin/form/draft-store.ts'
import { useSession } from '#web/admin/session/session.ts'

const noteSchema = z.object({ note: z.string(), garde_le: z.iso.datetime() })

/** Note for visitors about the next publication, stored in this browser until then. */
export function usePublicNote(kind: ItemKind, id: string) {
  const { user } = useSession()
  const key = storageKey(`${user.id}:note-publique:${kind}/${id}`)
  const [value, setValue] = useState(
    () => listDrafts(browserStorage, key, noteSchema, new Date())[0]?.note ?? '',
  )
  return {
    value,
    onChange(note: string) {
      setValue(note)
      if (note === '') removeDraft(browserStorage, key)
      else writeDraft(browserStorage, key, { note, garde_le: new Date().toISOString() })
    },
  }
}
