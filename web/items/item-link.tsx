import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

type ItemLinkProps = { kind: ItemKind; slug: string; className?: string; children: ReactNode }

/** A link to the page of a prompt or a GPT. */
export function ItemLink({ kind, slug, className, children }: ItemLinkProps) {
  return (
    <PageLink to={`/${kind}/${slug}`} className={className}>
      {children}
    </PageLink>
  )
}
