import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { typeset } from '#shared/text/typography.ts'

import { ItemBreadcrumb } from './item-breadcrumb.tsx'

type ItemHeadProps = {
  kind: ItemKind
  category: string
  title: string
  /** Buttons beside the breadcrumb; below the text where there is no room. */
  actions?: ReactNode
  children: ReactNode
}

/** Breadcrumb, title, actions and description of an item's page. */
export function ItemHead({ kind, category, title, actions, children }: ItemHeadProps) {
  return (
    <div className="pt-4 pb-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6 print:block">
      <ItemBreadcrumb kind={kind} category={category} />
      <div className="lg:col-span-2">
        <h1 className="mt-1 text-item">{typeset(title)}</h1>
        {children}
      </div>
      {actions ? (
        <div className="mt-3 flex flex-wrap gap-2 max-sm:gap-x-1.5 lg:col-start-2 lg:row-start-1 lg:mt-0 lg:flex-nowrap print:hidden max-lg:[&_.btn]:px-2.5 max-lg:[&_.btn]:text-label lg:[&_.btn]:min-h-9 lg:[&_.btn]:px-2 lg:[&_.btn]:text-label lg:[&_.btn:not(:hover,[data-state])]:border-transparent lg:[&_.btn:not(:hover,[data-state])]:bg-transparent">
          {actions}
        </div>
      ) : null}
    </div>
  )
}
