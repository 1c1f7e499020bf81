import type { ReactNode } from 'react'

import type { SearchQuery } from '#shared/lists/list-query.ts'
import type { SearchAnswer } from '#shared/search/search.ts'
import { countOf } from '#shared/text/plural.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, emptyText } from '#web/ui/empty-state.tsx'
import { PageBlock } from '#web/ui/layout/page-section.tsx'

import { nothingOn } from './nothing-on.ts'
import { SuggestionButtons } from './suggested-searches.tsx'

type NothingFoundProps = {
  query: SearchQuery
  answer: SearchAnswer & { q: string }
  /** Shows the alternatives. */
  children: ReactNode
}

/** A search without results, and the ways out, the best first: without filters, the alternatives, the lists. */
export function NothingFound({ query, answer, children }: NothingFoundProps) {
  const { q, alternatives, unexplained, unfiltered, absence } = answer
  const nearest = alternatives[0]
  const link = buttonClass()
  const lookOf = useCategoryLook()
  return (
    <>
      <EmptyState
        title="Aucun résultat trouvé"
        text={
          absence
            ? absence.message
            : 'Essayez de modifier votre recherche ou utilisez des termes plus généraux'
        }
      >
        {unfiltered > 0 ? (
          <p className={emptyText}>
            <PageLink
              className={buttonClass({ variant: 'ink' })}
              to="/recherche"
              search={{ q: query.q, exact: query.exact }}
              rel="nofollow"
            >
              {`Sans les filtres\u00a0: ${countOf(unfiltered, 'résultat', 'résultats')}`}
            </PageLink>
          </p>
        ) : (
          <p className={emptyText}>
            {absence ? (
              <a href={absence.href}>{absence.label}</a>
            ) : (
              nothingOn(unexplained.length > 0 ? unexplained : [q])
            )}
          </p>
        )}
        <SuggestionButtons className="justify-center" />
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {nearest?.categories[0] === undefined ? null : (
            <PageLink
              className={link}
              to={nearest.type === 'prompt' ? '/prompts' : '/gpts'}
              search={{ category: nearest.categories[0] }}
            >
              {`Catégorie ${lookOf(nearest.categories[0]).label}`}
            </PageLink>
          )}
          <PageLink className={link} to="/prompts">
            Tous les prompts
          </PageLink>
          <PageLink className={link} to="/gpts">
            Tous les GPT
          </PageLink>
        </div>
        {unfiltered > 0 ? null : (
          <p className="mx-auto my-4 max-w-128 text-ink-2">
            Que vous manque-t-il&nbsp;? Le site compte les recherches sans résultat, sans
            identifiant, pour choisir les prochaines fiches.{' '}
            <PageLink to="/ajouter">Proposer une fiche</PageLink>
          </p>
        )}
      </EmptyState>
      {alternatives.length === 0 ? null : (
        <PageBlock id="proches" title="Peut-être utile">
          {children}
        </PageBlock>
      )}
    </>
  )
}
