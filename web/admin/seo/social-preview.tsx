import { useState } from 'react'

import { isTitleDrawable } from '#shared/pages/drawable-text.ts'
import { Icon } from '#web/admin/controls/icon.tsx'

type SocialPreviewProps = {
  title: string
  description: string
  /** The address of the picture that was chosen; empty where none was. */
  image: string
  /** The address of the picture that the site draws where none was chosen; empty where there is no page. */
  drawn: string
  /** The title in that picture. */
  drawnTitle: string
}

/**
 * The card of a shared link, with the picture that networks will find. One of another site is not loaded,
 * as the policy of the administration demands: its address is shown in its place.
 */
export function SocialPreview({
  title,
  description,
  image,
  drawn,
  drawnTitle,
}: SocialPreviewProps) {
  const isElsewhere = image !== '' && !image.startsWith(`${location.origin}/`)
  const src = image || drawn
  return (
    <figure
      className="max-w-120 overflow-hidden rounded-3 border border-edge bg-card-2"
      aria-label="Aperçu du partage sur les réseaux sociaux"
    >
      {isElsewhere || src === '' ? (
        <div className={missingPicture}>
          {image || 'Le site dessine une image pour chaque page'}
        </div>
      ) : (
        <Picture key={src} src={src} />
      )}
      <div className="grid grid-cols-1 gap-0.5 px-4 py-3 text-label">
        <span className="hint">{location.host}</span>
        <strong className="text-small">{title || 'Titre de la page'}</strong>
        <span>{description || 'Description de la page'}</span>
        <span className="hint">
          {image === ''
            ? 'Image dessinée par le site, 1200\u00a0×\u00a0630\u00a0px'
            : 'Image choisie'}
        </span>
        {image === '' && drawnTitle.trim() !== '' && !isTitleDrawable(drawnTitle) ? (
          <span className="hint">
            <Icon name="warn" /> Les caractères du titre de la fiche ne peuvent pas être
            dessinés&nbsp;: l’image montre le nom du site.
          </span>
        ) : null}
      </div>
    </figure>
  )
}

function Picture({ src }: { src: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <div className={missingPicture}>Aucune image à cette adresse</div>
  return (
    <img
      className="block aspect-1200/630 w-full bg-desk-2 object-cover"
      src={src}
      alt=""
      onError={() => setIsMissing(true)}
    />
  )
}

const missingPicture =
  'grid aspect-1200/630 place-content-center bg-desk-2 p-3 text-center text-label wrap-anywhere text-ink-3'
