import { useEffect, useState } from 'react'

import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import type { PageText } from './use-page-text.ts'
import type { VersionPart } from './version-part.tsx'

/** True if the page shows another text than the catalogue's, or its editor. */
export const hasVersionNotice = ({ text, prompt, isEditing }: PageText): boolean =>
  text !== prompt || isEditing

/** Notice about the shown text, or its editor. Its code is lazy-loaded. */
export function VersionNotice({ page }: { page: PageText }) {
  const { isEditing, setIsEditing, unsavedText } = page
  const isOwn = page.text !== page.prompt
  const [code, setCode] = useState<{ VersionPart: typeof VersionPart } | null>(null)
  useEffect(() => {
    if (!isOwn && !isEditing) return
    import('./version-part.tsx').then(setCode, () => {
      setIsEditing(false)
      tellNotLoaded('Modification indisponible')
    })
  }, [isOwn, isEditing, setIsEditing])
  if (!hasVersionNotice(page)) return null
  const fallback = unsavedText?.isFromLink ? 'Version reçue par un lien' : 'Votre version'
  return (
    <div className="xl:col-start-2 xl:row-start-1 print:hidden">
      {code ? <code.VersionPart page={page} /> : fallback}
    </div>
  )
}

export function EditButton({ page: { isEditing, setIsEditing } }: { page: PageText }) {
  if (isEditing) return null
  return (
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
  )
}
