import type { ReactNode } from 'react'

import { PageHead } from '#web/ui/layout/page-head.tsx'

import { SearchForm } from './search-form.tsx'

type SearchFrameProps = { q: string | undefined; children: ReactNode }

/** What the search page shows in every state: its heading and its box. */
export function SearchFrame({ q, children }: SearchFrameProps) {
  return (
    <div className="page-width">
      <PageHead
        title="Rechercher"
        intro="Dans tous les prompts et GPT. Les accents et les fautes de frappe ne posent pas de problème."
      />
      <SearchForm q={q} />
      {children}
    </div>
  )
}
