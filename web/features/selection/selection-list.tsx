import type { ReactNode } from 'react'

import type { StoredItem } from '#shared/items/selection.ts'
import { typeset } from '#shared/text/typography.ts'
import { ItemLink } from '#web/items/item-link.tsx'

type SelectionListProps = {
  items: StoredItem[]
  renderActions?: (item: StoredItem, index: number) => ReactNode
}

/** The items in their order; on paper each with its address. */
export function SelectionList({ items, renderActions }: SelectionListProps) {
  return (
    <ol className="sheet selection">
      {items.map((item, index) => (
        <li key={`${item.kind} ${item.slug}`}>
          <div>
            <p className="result-kind">{item.kind === 'gpt' ? 'GPT' : 'Prompt'}</p>
            <h2>
              <ItemLink kind={item.kind} slug={item.slug}>
                {typeset(item.title)}
              </ItemLink>
            </h2>
            <p className="on-paper">{`${location.origin}/${item.kind}/${item.slug}`}</p>
          </div>
          {renderActions ? <div className="acts">{renderActions(item, index)}</div> : null}
        </li>
      ))}
    </ol>
  )
}
