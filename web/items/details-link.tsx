import type { ItemKind } from '#shared/items/cote.ts'
import { Icon } from '#web/ui/icon.tsx'

import { ItemLink } from './item-link.tsx'

type DetailsLinkProps = { kind: ItemKind; slug: string; title: string }

/**
 * The way from a card to its page, with the item's name for those who hear it. The arrow of
 * the text is drawn by the icon: few fonts have the character.
 */
export function DetailsLink({ kind, slug, title }: DetailsLinkProps) {
  return (
    <ItemLink kind={kind} slug={slug} className="more">
      {'Voir détails '}
      <span className="sr-only" aria-hidden="true">
        →
      </span>
      <Icon name="arrow" />
      <span className="sr-only">{` : ${title}`}</span>
    </ItemLink>
  )
}
