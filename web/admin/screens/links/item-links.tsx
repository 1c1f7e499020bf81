import type { ItemKind } from '#shared/items/cote.ts'
import { countOf } from '#shared/text/plural.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'

/** How many are named before the rest is counted. */
const shownItems = 3

/** Classes of the cells with links: on a phone, a line above the buttons. */
export const itemsCell = 'min-w-40 max-md:col-[2/-1] max-md:row-3 max-md:pt-1'

type ItemLinksProps = { items: { kind: ItemKind; id: string; titre: string }[] }

/** Items by their titles, each a way to its editor. */
export function ItemLinks({ items }: ItemLinksProps) {
  const others = items.length - shownItems
  return (
    <>
      {items.slice(0, shownItems).map(({ kind, id, titre }) => (
        <span key={id} className="block">
          <AdminLink className="inline-block min-h-6" to={editorPath(kind, id)}>
            {titre}
          </AdminLink>
        </span>
      ))}
      {others > 0 ? <span className="hint">et {countOf(others, 'autre', 'autres')}</span> : null}
    </>
  )
}
