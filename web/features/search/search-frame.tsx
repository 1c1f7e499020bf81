import type { ReactNode } from 'react'

import { SearchForm } from './search-form.tsx'

type SearchFrameProps = { q: string | undefined; children: ReactNode }

/** What the search page shows in every state: its heading and its box. */
export function SearchFrame({ q, children }: SearchFrameProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Rechercher</h1>
        <p>
          Dans tous les prompts et GPT. Les accents et les fautes de frappe ne posent pas de
          problème.
        </p>
      </div>
      <SearchForm q={q} />
      {children}
    </div>
  )
}
