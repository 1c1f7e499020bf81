import { type ChangeEvent, type MouseEvent, type SubmitEvent, useRef } from 'react'

import type { CategoryStats } from '#shared/categories/category.ts'
import { bothCounts } from '#shared/pages/tag.ts'
import {
  cleanQuery,
  cleanWhileTyping,
  invalidSearch,
  isValidQuery,
  maxQueryLength,
  typedSoFar,
} from '#shared/search/home-search.ts'
import { pageTexts, proposedSearches } from '#shared/site/texts/page-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { quickSearchRow } from '#web/search-box/quick-searches.ts'
import { SearchBox } from '#web/search-box/search-box.tsx'
import { admitSearch, useSearchSubmission } from '#web/search-box/search-submission.ts'
import { showToast } from '#web/ui/toast.tsx'

import { CategoryDrawer } from './category-drawer.tsx'
import { ResumePlace } from './resume-place.tsx'

type HeroProps = { promptCount: number; gptCount: number; categories: CategoryStats[] }

const quickCount = 3

/** The promise, the search box and the drawer. */
export function Hero({ promptCount, gptCount, categories }: HeroProps) {
  const { home_title, subject } = useTexts(pageTexts)
  return (
    // Reserves the height of the whole drawer, so that the text does not move while it arrives.
    <div className="page-width grid gap-10 pt-8 md:pt-14 lg:grid-cols-2 lg:grid-rows-[minmax(31.0625rem,auto)] lg:items-center lg:gap-14">
      <div>
        <h1 className="max-w-[13ch] text-display leading-none">{typeset(home_title)}</h1>
        <p className="mt-5 max-w-136 text-lead text-balance text-ink-2">
          {bothCounts({ promptCount, gptCount }, ' et ') || 'Prompts et GPT'} pour{' '}
          {typeset(subject)}, rédigés en français, classés et cotés. Remplissez les variables,
          copiez, ouvrez dans ChatGPT, Claude, Gemini, Le Chat, Perplexity ou Copilot.
        </p>
        <HomeSearch />
      </div>
      <CategoryDrawer categories={categories} />
      <ResumePlace />
    </div>
  )
}

function HomeSearch() {
  const { search_example, searches } = useTexts(pageTexts)
  const submitSearch = useSearchSubmission()
  // The box shows what was typed cleaned, and the check sees it as it was typed.
  const typed = useRef('')

  /** In place: text typed before the script ran is in no state, and must stay. */
  function cleanField({ target: field }: ChangeEvent<HTMLInputElement>) {
    typed.current = typedSoFar(typed.current, field.value)
    const cleaned = cleanWhileTyping(field.value)
    if (cleaned !== field.value) field.value = cleaned
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('q')
    const text = field instanceof HTMLInputElement ? typedSoFar(typed.current, field.value) : ''
    if (isValidQuery(text)) {
      submitSearch(cleanQuery(text))
      return
    }
    showToast({
      type: 'error',
      title: invalidSearch.title,
      description: invalidSearch.text,
    })
  }

  return (
    <search>
      <form className="mt-6 max-w-xl" action="/recherche" onSubmit={submit}>
        <SearchBox
          label="Rechercher un prompt ou un GPT"
          placeholder={search_example}
          maxLength={maxQueryLength}
          onChange={cleanField}
        />
        <div className={`${quickSearchRow} mt-2`}>
          <span className="max-md:hidden">Essayez{'\u00a0'}:</span>
          {quickSearches(searches).map((query) => (
            <PageLink
              key={query}
              to="/recherche"
              search={{ q: cleanQuery(query) }}
              rel="nofollow"
              onClick={cancelExcess}
            >
              {query}
            </PageLink>
          ))}
        </div>
      </form>
    </search>
  )
}

/** The first of the searches that the site proposes, as one types them. */
const quickSearches = (searches: string): string[] =>
  proposedSearches({ searches })
    .slice(0, quickCount)
    .map((search) => search.toLowerCase())
    .filter(isValidQuery)

/** A link that searches counts like a search that is typed. */
function cancelExcess(event: MouseEvent) {
  if (!admitSearch()) event.preventDefault()
}
