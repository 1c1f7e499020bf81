import { Icon } from '#web/ui/icon.tsx'

/**
 * The words of the link from a card to its page (R61), with the item's name for those who hear it.
 * The arrow of the text is drawn by the icon: few fonts have the character.
 */
export function DetailsLabel({ title }: { title: string }) {
  return (
    <>
      Voir détails{' '}
      <span className="vh" aria-hidden="true">
        →
      </span>
      <Icon name="arrow" />
      <span className="vh"> : {title}</span>
    </>
  )
}
