import { pageTexts, proposedSearches } from '#shared/site/texts/page-texts.ts'
import { useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { quickSearchRow } from '#web/search-box/quick-searches.ts'
import { admitSearch } from '#web/search-box/search-submission.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { SheetSection } from '#web/ui/layout/sheet.tsx'

const popularCount = 3

/** What the page offers before anything is searched. */
export function SuggestedSearches() {
  const searches = proposedSearches(useTexts(pageTexts))
  return (
    <>
      <PageBlock id="populaires" title="Recherches populaires">
        <div className={`${quickSearchRow} mt-3`}>
          {searches.slice(0, popularCount).map((suggestion) => (
            <SuggestionLink key={suggestion} q={suggestion} />
          ))}
        </div>
      </PageBlock>
      <SheetSection id="pret" title="Prêt à chercher ?" className="mt-14">
        <SuggestionButtons />
      </SheetSection>
    </>
  )
}

/** All suggestions: beside nothing, and where nothing was found. */
export function SuggestionButtons({ className = '' }: { className?: string }) {
  const searches = proposedSearches(useTexts(pageTexts))
  return (
    <div className={`flex flex-wrap gap-2 ${className}`.trimEnd()}>
      {searches.map((suggestion) => (
        <SuggestionLink key={suggestion} q={suggestion} className={buttonClass()} />
      ))}
    </div>
  )
}

/** A link, so that it works before the script, which counts as a submitted search. */
function SuggestionLink({ q, className }: { q: string; className?: string }) {
  return (
    <PageLink
      className={className}
      to="/recherche"
      search={{ q }}
      rel="nofollow"
      onClick={(event) => {
        if (!admitSearch()) event.preventDefault()
      }}
    >
      {q}
    </PageLink>
  )
}
