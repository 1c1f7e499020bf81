import { useMemo, useState } from 'react'

import type { ValuesStore } from '#web/features/personalisation/values-store.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { type OwnVersion, storedVersion } from '#web/storage/stored-version.ts'

/** A shown text that is not stored: it came with a link, or the browser refuses to store it. */
export type UnsavedText = { text: string; isFromLink: boolean }

/** The text that a prompt's page shows, and where it comes from. */
export type PageText = {
  slug: string
  /** The catalogue's text. */
  prompt: string
  /** The shown text: from a link, else the visitor's version, else the catalogue's. */
  text: string
  stored: OwnVersion | null
  unsavedText: UnsavedText | null
  setUnsavedText: (unsavedText: UnsavedText | null) => void
  isEditing: boolean
  setIsEditing: (isEditing: boolean) => void
  store: ValuesStore
}

export function usePageText(slug: string, prompt: string, store: ValuesStore): PageText {
  const stored = useStoredValue(useMemo(() => storedVersion(slug), [slug]))
  const [unsavedText, setUnsavedText] = useState<UnsavedText | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const text = (unsavedText ?? stored)?.text ?? prompt
  return {
    slug,
    prompt,
    text,
    stored,
    unsavedText,
    setUnsavedText,
    isEditing,
    setIsEditing,
    store,
  }
}
