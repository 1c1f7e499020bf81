import { anyValue, chosenText, type SearchQuery } from '#shared/lists/list-query.ts'
import type { FilterCounts } from '#shared/search/search.ts'
import { filterBar, filterButtonLabel } from '#web/lists/filter-bar.ts'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { aiOptions, asLevel, categoryOptions, levelOptions, withCount } from './filter-options.ts'
import { cleanSearchQuery } from './search-query.ts'

type SearchFiltersProps = {
  query: SearchQuery
  counts: FilterCounts
  /** Applies a changed filter. */
  onFilter: (change: Partial<SearchQuery>) => void
}

/**
 * The filters of a search, each choice with what it would leave: a GET form whose fields apply by
 * themselves once the script runs.
 */
export function SearchFilters({ query, counts, onFilter }: SearchFiltersProps) {
  const { looks } = useSite()
  const { q, exact, type, categorie, ia, niveau } = query
  const filterCount = [type, categorie, ia, niveau].filter((value) => value !== undefined).length
  const isFiltered = filterCount > 0
  // The first is «Toutes».
  const assistantOptions = aiOptions(counts, ia)
  return (
    <search aria-label="Filtres">
      <form
        className={`mt-4 grid grid-cols-2 md:mt-6 lg:grid-cols-[auto_repeat(3,minmax(0,12rem))_1fr] ${isFiltered ? 'md:max-lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]' : 'md:max-lg:grid-cols-3'} [&_fieldset>*]:whitespace-nowrap ${filterBar}`}
        data-folding=""
        action="/recherche"
        onSubmit={(event) => {
          // The fields have applied already.
          event.preventDefault()
        }}
      >
        <input type="hidden" name="q" value={q ?? ''} />
        {type === undefined ? null : <input type="hidden" name="type" value={type} />}
        {exact === undefined ? null : <input type="hidden" name="exact" value={exact} />}
        <PhoneFold>{filterButtonLabel(filterCount)}</PhoneFold>
        <div className="contents folded:hidden">
          <Segmented
            className="max-lg:col-span-full"
            label="Type"
            options={[
              { value: 'all', label: withCount('Tous', counts.type.all) },
              { value: 'gpts', label: withCount('GPT', counts.type.gpt) },
              { value: 'prompts', label: withCount('Prompts', counts.type.prompt) },
            ]}
            current={type ?? 'all'}
            renderLink={(value, props) => (
              <PageLink
                {...props}
                to="/recherche"
                search={cleanSearchQuery({
                  ...query,
                  type: value === 'all' ? undefined : value,
                  page: undefined,
                })}
                rel="nofollow"
                keepsScroll
              />
            )}
          />
          <SelectField
            label="Catégorie"
            name="categorie"
            value={categorie ?? anyValue}
            options={categoryOptions(counts, looks, categorie)}
            onChange={({ target }) => onFilter({ categorie: chosenText(target.value) })}
          />
          {assistantOptions.length > 2 || ia !== undefined ? (
            <SelectField
              label="IA"
              name="ia"
              value={ia ?? anyValue}
              options={assistantOptions}
              onChange={({ target }) => onFilter({ ia: chosenText(target.value) })}
            />
          ) : null}
          {type === 'gpts' ? null : (
            <SelectField
              label="Niveau"
              name="niveau"
              value={niveau ?? anyValue}
              options={levelOptions(counts)}
              onChange={({ target }) => onFilter({ niveau: asLevel(target.value) })}
            />
          )}
          <button type="submit" className={buttonClass({ className: 'print:hidden js:hidden' })}>
            Filtrer
          </button>
        </div>
        {isFiltered ? (
          <PageLink
            className={buttonClass({
              variant: 'quiet',
              className: 'md:col-[-2/-1] lg:justify-self-end',
            })}
            to="/recherche"
            search={{ q, exact }}
            rel="nofollow"
            keepsScroll
          >
            <Icon name="x" />
            Effacer les filtres
          </PageLink>
        ) : null}
      </form>
    </search>
  )
}
