type SocialPreviewProps = { title: string; description: string; image: string }

/**
 * The card of a shared link. A picture of another site is not loaded, as the policy of the
 * administration demands: its place and address are shown.
 */
export function SocialPreview({ title, description, image }: SocialPreviewProps) {
  return (
    <figure className="og-card" aria-label="Aperçu du partage sur les réseaux sociaux">
      {image.startsWith(`${location.origin}/`) ? (
        <img className="picture" src={image} alt="" />
      ) : (
        <div className="picture">
          {image === '' ? 'Sans image, la carte est affichée en petit' : image}
        </div>
      )}
      <div className="words">
        <span className="hint">{location.host}</span>
        <strong>{title || 'Titre de la page'}</strong>
        <span>{description || 'Description de la page'}</span>
      </div>
    </figure>
  )
}
