import type { TypedCard } from '#shared/admin/typed-card.ts'
import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'

import { ItemRedirects } from './item-redirects.tsx'

type ItemSeoProps = {
  id: string
  /** The address that is stored, to which the others lead. */
  storedSlug: string
  /** What its image says, as it is typed. */
  card: TypedCard
}

/** The addresses that lead to an item. */
export function ItemSeo({ id, storedSlug, card }: ItemSeoProps) {
  const asked = api.admin.seoPages.ofItem.useQuery({ kind: card.kind, id })
  return (
    <Loaded asked={asked}>
      {({ redirects, formerPaths }) => (
        <ItemRedirects
          path={`/${card.kind}/${storedSlug}`}
          redirects={redirects}
          formerPaths={formerPaths}
        />
      )}
    </Loaded>
  )
}
