import type { SearchQuery } from '#shared/lists/list-query.ts'
import type { SearchAnswer } from '#shared/search/search.ts'
import { countOf } from '#shared/text/plural.ts'
import { CorrectedQuery } from '#web/lists/corrected-query.tsx'
import { WaitNotice } from '#web/lists/wait-notice.tsx'
import { useWait } from '#web/loading/waits.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

type FoundCountProps = {
  query: SearchQuery
  /** Stays on show with the query that it answers while the next is on its way. */
  answer: SearchAnswer & { q: string }
  isWaiting: boolean
}

/** How many results there are, for what, and the way back from a correction. */
export function FoundCount({ query, answer, isWaiting }: FoundCountProps) {
  const { q, corrected, total, isCapped, unexplained } = answer
  const isRefused = useWait('search.results') !== undefined && isWaiting
  const count = `${isCapped ? 'plus de ' : ''}${countOf(total, 'résultat', 'résultats')}`
  const unknown = unexplained.map((word) => `«\u00a0${word}\u00a0»`).join(', ')
  return (
    <div className="countline">
      <p aria-live="polite">
        {isRefused ? <WaitNotice of="search.results" /> : null}
        {isWaiting && !isRefused ? 'Recherche en cours...' : null}
        {!isWaiting && corrected === null ? `${count} pour «\u00a0${q}\u00a0»` : null}
        {!isWaiting && corrected !== null ? (
          <>
            {count}
            <CorrectedQuery corrected={corrected} />
          </>
        ) : null}
        {!isWaiting && total > 0 && unknown !== '' ? (
          <>
            <br />
            {`Rien sur ${unknown}`}
          </>
        ) : null}
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
