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
    otherPath: '/gpts',
    others: ['GPT', 'GPT'],
  },
  gpt: {
    path: '/gpts',
    all: 'Voir tous les GPT',
    otherPath: '/prompts',
    others: ['prompt', 'prompts'],
  },
} as const

/** A list without items, and the ways out: all items, the whole site, the other kind. */
export function NothingListed({ kind, title, query, elsewhere }: NothingListedProps) {
  const { path, all, otherPath, others } = texts[kind]
  const filters = chosenFilters(query)
  const { q, category } = filters
  const isFiltered = Object.keys(filters).length > 0
  const [one, many] = others
  const link = buttonClass()
  return (
    <EmptyState title={title}>
      <div className="flex flex-wrap justify-center gap-2">
        {isFiltered ? (
          <PageLink className={link} to={path} search={{ vue: query.vue }}>
            {category === undefined ? 'Effacer les filtres' : all}
          </PageLink>
        ) : null}
        {q === undefined ? null : (
          <PageLink className={link} to="/recherche" search={{ q }} rel="nofollow">
            {`Chercher «\u00a0${q}\u00a0» partout`}
          </PageLink>
        )}
        {elsewhere > 0 ? (
          // GPTs have no level.
          <PageLink className={link} to={otherPath} search={{ ...filters, niveau: undefined }}>
            {`Voir ${countOf(elsewhere, one, many)}`}
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
