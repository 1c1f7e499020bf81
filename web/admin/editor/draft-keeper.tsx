import { useEffect, useRef } from 'react'

import { isSame } from '#shared/drafts/merged-draft.ts'
import type { StoredDraft } from '#web/admin/form/draft-store.ts'
import { removeDraft, tabStorage, writeDraft } from '#web/admin/form/draft-store.ts'

type DraftKeeperProps<Draft> = { storageKey: string; stored: StoredDraft<Draft>; draft: Draft }

const pauseMs = 300

/** Keeps what is not saved for the life of the tab, and forgets it once it is saved or taken back. */
export function DraftKeeper<Draft>({ storageKey, stored, draft }: DraftKeeperProps<Draft>) {
  const hasWritten = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isSame(draft, stored.value)) {
        hasWritten.current = writeDraft(tabStorage, storageKey, {
          version: stored.version,
          copie: stored.copie,
          value: draft,
        })
      } else if (hasWritten.current) {
        removeDraft(tabStorage, storageKey)
        hasWritten.current = false
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [storageKey, stored, draft])
  return null
}
