import type { ReactNode } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type BeyondLastPageProps = {
  page: number
  lastPage: number
  renderLink: (props: { className: string; children: ReactNode }) => ReactNode
}

/** The place of a page that a list no longer has, or never had, and the way to its last one. */
export function BeyondLastPage({ page, lastPage, renderLink }: BeyondLastPageProps) {
  const last = formatNumber(lastPage)
  return (
    <EmptyState
      title="Cette page n’existe pas"
      text={`La liste s’arrête à la page ${last}\u00a0: il n’y a pas de page ${formatNumber(page)}.`}
    >
      {renderLink({
        className: buttonClass({ variant: 'ink' }),
        children: `Aller à la dernière page (${last})`,
      })}
    </EmptyState>
  )
}
