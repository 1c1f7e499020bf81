import { useEffect, useMemo, useState } from 'react'

import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import type { ValuesStore } from '#web/features/personalisation/values-store.ts'
import { keptVersion, type OwnVersion } from '#web/storage/kept-version.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import type { VersionPart } from './version-part.tsx'

/** A text that is shown and not stored: it came with a link, or the browser refuses to store it. */
export type LentText = { text: string; isFromLink: boolean }

/** The text that a prompt's page shows, and where it comes from. */
export type PageText = {
  slug: string
  /** The catalogue's text. */
  prompt: string
  /** The shown text: from a link, else the visitor's version, else the catalogue's. */
  text: string
  stored: OwnVersion | null
  lent: LentText | null
  lend: (lent: LentText | null) => void
  isEditing: boolean
  setIsEditing: (isEditing: boolean) => void
  store: ValuesStore
}

/** The text of the page; the code for another one than the catalogue's is loaded where there is one. */
export function usePageText(slug: string, prompt: string, store: ValuesStore) {
  const stored = useStoredValue(useMemo(() => keptVersion(slug), [slug]))
  const [lent, lend] = useState<LentText | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const [code, setCode] = useState<{ VersionPart: typeof VersionPart } | null>(null)
  const text = (lent ?? stored)?.text ?? prompt
  const isOwn = text !== prompt
  const isShown = isOwn || isEditing
  useEffect(() => {
    if (!isOwn && !isEditing) return
    import('./version-part.tsx').then(setCode, () => {
      setIsEditing(false)
      tellNotLoaded('Modification indisponible')
    })
  }, [isOwn, isEditing])
  const page: PageText = { slug, prompt, text, stored, lent, lend, isEditing, setIsEditing, store }
  return {
    page,
    part: isShown ? (
      <div className="xl:col-start-2 xl:row-start-1 print:hidden">
        {code ? <code.VersionPart page={page} /> : 'Votre version'}
      </div>
    ) : null,
    editButton: isEditing ? null : (
      <Button
        variant="quiet"
        size="sm"
        className="no-js:hidden"
        aria-label="Modifier le texte"
        onClick={() => setIsEditing(true)}
      >
        <Icon name="pen" />
        Modifier
      </Button>
    ),
  }
}
