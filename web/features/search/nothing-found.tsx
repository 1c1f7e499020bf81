import type { ReactNode } from 'react'

import type { SearchQuery } from '#shared/lists/list-query.ts'
import type { SearchAnswer } from '#shared/search/search.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { SuggestionButtons } from './suggested-searches.tsx'

type NothingFoundProps = {
  query: SearchQuery
  answer: SearchAnswer
  /** What is near. */
  children: ReactNode
}

/** A search without results, and the ways out: without filters, what is near, the lists. */
export function NothingFound({ query, answer, children }: NothingFoundProps) {
  const { q, exact, type, categorie, ia, niveau } = query
  const { near, unexplained } = answer
  const isFiltered = [type, categorie, ia, niveau].some((value) => value !== undefined)
  const nearest = near[0]?.categories[0]
  const link = buttonClass()
  const unknown = unexplained.map((word) => `«\u00a0${word}\u00a0»`).join(', ')
  return (
    <>
      <EmptyState
        title="Aucun résultat trouvé"
        text="Essayez de modifier votre recherche ou utilisez des termes plus généraux"
      >
        {unknown === '' ? null : <p className="mb-3">{`Rien sur ${unknown} dans le catalogue.`}</p>}
        <SuggestionButtons className="justify-center" />
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {isFiltered ? (
            <PageLink className={link} to="/recherche" search={{ q, exact }} rel="nofollow">
              Chercher sans filtre
            </PageLink>
          ) : null}
          {nearest === undefined ? null : (
            <PageLink className={link} to="/prompts" search={{ category: nearest }}>
              {`Catégorie ${nearest}`}
            </PageLink>
          )}
          <PageLink className={link} to="/prompts">
            Tous les prompts
          </PageLink>
          <PageLink className={link} to="/gpts">
            Tous les GPT
          </PageLink>
        </div>
      </EmptyState>
      {near.length === 0 ? null : (
        <section className="bloc" aria-labelledby="proches">
          <h2 id="proches">Peut-être utile</h2>
          {children}
        </section>
      )}
    </>
  )
}
