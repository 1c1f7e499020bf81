import { api } from '../api.ts'
import { PageHead } from '../controls/page-head.tsx'
import { Spinner } from '../controls/spinner.tsx'
import { Counters } from '../dashboard/counters.tsx'
import {
  CategoriesChart,
  PublicationsChart,
  SearchesChart,
} from '../dashboard/dashboard-charts.tsx'
import { LatestChanges } from '../dashboard/latest-changes.tsx'
import { QuickActions, SecurityPanel } from '../dashboard/side-panels.tsx'
import { ToComplete } from '../dashboard/to-complete.tsx'
import { PageFailure } from '../frame/page-failure.tsx'

/** The state of the catalogue at a glance; only what one may see is there. */
export function DashboardPage() {
  const { data, error, refetch } = api.admin.dashboard.useQuery()
  return (
    <>
      <PageHead title="Tableau de bord" />
      {error ? <PageFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Spinner /> : null}
      {data ? (
        <>
          <Counters prompts={data.prompts} gpts={data.gpts} users={data.users} />
          <div className="dash">
            <div className="stack">
              {data.publicationsParMois ? (
                <PublicationsChart months={data.publicationsParMois} />
              ) : null}
              {data.parCategorie ? <CategoriesChart categories={data.parCategorie} /> : null}
              {data.recherchesSansResultat ? (
                <SearchesChart searches={data.recherchesSansResultat} />
              ) : null}
              {data.aCompleter ? <ToComplete items={data.aCompleter} /> : null}
            </div>
            <div className="stack">
              <QuickActions />
              {data.securite ? <SecurityPanel checks={data.securite} /> : null}
              {data.derniersChangements ? (
                <LatestChanges entries={data.derniersChangements} />
              ) : null}
            </div>
          </div>
        </>
      ) : null}
    </>
  )
}
