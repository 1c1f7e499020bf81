import type { SearchQuery } from '#shared/lists/list-query.ts'
import type { SearchAnswer } from '#shared/search/search.ts'
import { countOf } from '#shared/text/plural.ts'
import { countLine } from '#web/lists/count-line.ts'
import { WaitNotice } from '#web/lists/wait-notice.tsx'
import { useWait } from '#web/loading/waits.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

import { nothingOn } from './nothing-on.ts'

type FoundCountProps = {
  query: SearchQuery
  /** Stays on show with the query that it answers while the next is on its way. */
  answer: SearchAnswer & { q: string }
  isWaiting: boolean
}

/** How many results there are, for what, and the way back from a correction. */
export function FoundCount({ query, answer, isWaiting }: FoundCountProps) {
  const { q, corrected } = answer
  const isRefused = useWait('search.results') !== undefined && isWaiting
  return (
    <div className={countLine}>
      <p aria-live="polite">
        {isRefused ? <WaitNotice of="search.results" /> : null}
        {isWaiting && !isRefused ? 'Recherche en cours...' : null}
        {isWaiting ? null : <Count {...answer} />}
      </p>
      {corrected === null ? null : (
        <p>
          <PageLink
            to="/recherche"
            search={{ ...query, page: undefined, exact: '1' }}
            rel="nofollow"
          >
            {`Rechercher plutôt «\u00a0${q}\u00a0»`}
          </PageLink>
        </p>
      )}
    </div>
  )
}

function Count({ q, corrected, total, about, unfiltered, unexplained }: FoundCountProps['answer']) {
  const text = `«\u00a0${q}\u00a0»`
  const isAbout = about > 0
  return (
    <>
      {/* Who sees the page reads it below. */}
      {total === 0 ? <span className="sr-only">{`Aucun résultat pour ${text}`}</span> : null}
      {total > 0 && !isAbout && total === unfiltered ? `Aucune fiche ne porte sur ${text}` : null}
      {total > 0 && !isAbout && total < unfiltered
        ? `Avec ces filtres, aucune fiche ne porte sur ${text}`
        : null}
      {isAbout ? countOf(about, 'résultat', 'résultats') : null}
      {isAbout && corrected === null ? ` pour ${text}` : null}
      {isAbout && corrected !== null ? <br /> : null}
      {corrected === null ? null : `Résultats pour «\u00a0${corrected}\u00a0»`}
      {total > 0 && unexplained.length > 0 ? (
        <>
          <br />
          {nothingOn(unexplained)}
        </>
      ) : null}
    </>
  )
}
