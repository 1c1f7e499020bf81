import type { SearchQuery } from '#shared/lists/list-query.ts'
import { countOf } from '#shared/text/plural.ts'
import { CorrectedQuery } from '#web/lists/corrected-query.tsx'
import { WaitNotice } from '#web/lists/wait-notice.tsx'
import { useWait } from '#web/loading/waits.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

type FoundCountProps = {
  query: SearchQuery
  /** What the results answer, while the next are on their way. */
  q: string
  corrected: string | null
  total: number
  isWaiting: boolean
}

/** How many results there are, for what, and the way back from a correction. */
export function FoundCount({ query, q, corrected, total, isWaiting }: FoundCountProps) {
  const isRefused = useWait('search.results') !== undefined && isWaiting
  const count = countOf(total, 'résultat', 'résultats')
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
