import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { typeset } from '#shared/text/typography.ts'

import { ItemBreadcrumb } from './item-breadcrumb.tsx'

type ItemHeadProps = {
  kind: ItemKind
  category: string
  title: string
  titleClassName?: string
  /** Stands beside the title where there is room. */
  facts?: ReactNode
  children: ReactNode
}

/** The head of an item's page, down to what it is for. */
export function ItemHead(props: ItemHeadProps) {
  const { kind, category, title, titleClassName = '', facts, children } = props
  return (
    <div className="grid grid-cols-1 gap-6 pt-4 pb-6 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:items-end lg:gap-14 lg:pt-6 lg:pb-8 print:block">
      <div>
        <ItemBreadcrumb kind={kind} category={category} />
        <h1 className={`mt-2 max-w-[26ch] ${titleClassName}`.trimEnd()}>{typeset(title)}</h1>
        {children}
      </div>
      {facts}
    </div>
  )
}
