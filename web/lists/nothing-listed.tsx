import type { ItemKind } from '#shared/items/cote.ts'
import { chosenFilters, type GptsQuery, type PromptsQuery } from '#shared/lists/list-query.ts'
import { countOf } from '#shared/text/plural.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NothingListedProps = {
  kind: ItemKind
  title: string
  query: PromptsQuery | GptsQuery
  /** How many items of the other kind the filters leave. */
  elsewhere: number
}

const texts = {
  prompt: {
    path: '/prompts',
    all: 'Voir tous les prompts',
    other: 'gpt',
    others: ['GPT', 'GPT'],
  },
  gpt: {
    path: '/gpts',
    all: 'Voir tous les GPT',
    other: 'prompt',
    others: ['prompt', 'prompts'],
  },
} as const

/** A list without items, and the ways out: all items, the whole site, the other kind. */
export function NothingListed({ kind, title, query, elsewhere }: NothingListedProps) {
  const { path, all, other, others } = texts[kind]
  const filters = chosenFilters(query)
  const { q, category, tag } = filters
  const sought = q ?? tag
  const isFiltered = Object.keys(filters).length > 0
  const [one, many] = others
  // GPTs have no level, and where the filters would leave nothing either the other list is shown whole.
  const otherSearch = elsewhere > 0 ? { ...filters, niveau: undefined } : {}
  const link = buttonClass()
  return (
    <EmptyState title={title}>
      <div className="flex flex-wrap justify-center gap-2">
        {isFiltered ? (
          <PageLink className={link} to={path} search={{ vue: query.vue }}>
            {category === undefined ? 'Effacer les filtres' : all}
          </PageLink>
        ) : null}
        {sought === undefined ? null : (
          <PageLink className={link} to="/recherche" search={{ q: sought }} rel="nofollow">
            {`Chercher «\u00a0${sought}\u00a0» partout`}
          </PageLink>
        )}
        {elsewhere > 0 || isFiltered ? (
          <PageLink className={link} to={texts[other].path} search={otherSearch}>
            {elsewhere > 0 ? `Voir ${countOf(elsewhere, one, many)}` : texts[other].all}
          </PageLink>
        ) : null}
        {isFiltered ? null : (
          <PageLink className={link} to="/ajouter">
            Contribuer
          </PageLink>
        )}
      </div>
    </EmptyState>
  )
}
