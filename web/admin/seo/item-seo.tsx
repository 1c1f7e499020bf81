import type { TypedCard } from '#shared/admin/typed-card.ts'
import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'

import { ItemPageTexts } from './item-page-texts.tsx'
import { ItemRedirects } from './item-redirects.tsx'

export type ItemSeoProps = {
  id: string
  /** The address that is stored: what is stored for search engines is stored under it. */
  storedSlug: string
  /** What its image says, as it is typed. */
  card: TypedCard
}

/** What search engines and networks show of an item, and the addresses that lead to it. */
export function ItemSeo(props: ItemSeoProps) {
  const { id, storedSlug, card } = props
  const asked = api.admin.seoPages.ofItem.useQuery({ kind: card.kind, id })
  return (
    <Loaded asked={asked}>
      {({ own, page, redirects, formerPaths }) => (
        <div className="stack">
          <ItemPageTexts key={page?.updated_at ?? 'aucun'} {...props} own={own} stored={page} />
          <ItemRedirects
            path={`/${card.kind}/${storedSlug}`}
            redirects={redirects}
            formerPaths={formerPaths}
          />
        </div>
      )}
    </Loaded>
  )
}
