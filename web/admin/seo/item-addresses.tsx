import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { OnceShown } from '#web/admin/controls/once-shown.tsx'
import { useMay } from '#web/admin/session/session.ts'

import { ItemRedirects } from './item-redirects.tsx'

type ItemAddressesProps = {
  kind: ItemKind
  /** Null for an item that is not saved yet, which has no address. */
  stored: { id: string; slug: string } | null
  isShown: boolean
}

/** Current and former addresses of an item, for accounts that may change them. */
export function ItemAddresses({ kind, stored, isShown }: ItemAddressesProps) {
  const may = useMay()
  if (stored === null || !may('seo.manage')) return null
  return (
    <OnceShown isShown={isShown}>
      <Addresses kind={kind} {...stored} />
    </OnceShown>
  )
}

function Addresses({ kind, id, slug }: { kind: ItemKind; id: string; slug: string }) {
  const asked = api.admin.seoPages.ofItem.useQuery({ kind, id })
  return (
    <Loaded asked={asked}>
      {({ redirects, formerPaths }) => (
        <ItemRedirects path={`/${kind}/${slug}`} redirects={redirects} formerPaths={formerPaths} />
      )}
    </Loaded>
  )
}
