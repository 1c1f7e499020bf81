import type { SearchQuery } from '#shared/lists/list-query.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { SuggestionButtons } from './suggested-searches.tsx'

type NothingFoundProps = { query: SearchQuery }

/** A search without results, and the ways out: without filters, other searches, the lists. */
export function NothingFound({ query }: NothingFoundProps) {
  const { q, exact, type, categorie, ia, niveau } = query
  const isFiltered = [type, categorie, ia, niveau].some((value) => value !== undefined)
  const link = buttonClass()
  return (
    <EmptyState
      title="Aucun résultat trouvé"
      text="Essayez de modifier votre recherche ou utilisez des termes plus généraux"
    >
      <SuggestionButtons className="justify-center" />
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {isFiltered ? (
          <PageLink className={link} to="/recherche" search={{ q, exact }} rel="nofollow">
            Chercher sans filtre
          </PageLink>
        ) : null}
        <PageLink className={link} to="/prompts">
          Tous les prompts
        </PageLink>
        <PageLink className={link} to="/gpts">
          Tous les GPT
        </PageLink>
      </div>
    </EmptyState>
  )
}
