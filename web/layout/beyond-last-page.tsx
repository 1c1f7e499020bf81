import type { ReactNode } from 'react'

import { formatNumber } from '#shared/plural.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type BeyondLastPageProps = {
  /** What the list says when it is empty. */
  title: string
  page: number
  lastPage: number
  renderLink: (props: { className: string; children: ReactNode }) => ReactNode
}

/** The place of a page that a list no longer has, or never had, and the way to its last one. */
export function BeyondLastPage({ title, page, lastPage, renderLink }: BeyondLastPageProps) {
  const last = formatNumber(lastPage)
  return (
    <EmptyState
      title={title}
      text={`La page ${formatNumber(page)} n’existe pas\u00a0: la liste s’arrête à la page ${last}.`}
    >
      {renderLink({
        className: buttonClass({ variant: 'ink' }),
        children: `Aller à la dernière page (${last})`,
      })}
    </EmptyState>
  )
}
