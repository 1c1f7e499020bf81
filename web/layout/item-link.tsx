import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/cote.ts'

type ItemLinkProps = { kind: ItemKind; slug: string; className?: string; children: ReactNode }

const pages = { prompt: '/prompt/$slug', gpt: '/gpt/$slug' } as const

/** A link to the page of a prompt or a GPT. */
export function ItemLink({ kind, slug, className, children }: ItemLinkProps) {
  return (
    <Link to={pages[kind]} params={{ slug }} className={className}>
      {children}
    </Link>
  )
}
