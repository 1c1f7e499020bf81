import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { FailedPlans } from '#web/admin/planning/failed-plans.tsx'

import { Counters } from './counters.tsx'
import { CategoriesChart, PublicationsChart, SearchesChart } from './dashboard-charts.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { QuickActions, SecurityPanel } from './side-panels.tsx'
import { ToComplete } from './to-complete.tsx'
import { WaitingLinks } from './waiting-links.tsx'

/** The state of the catalogue at a glance; only what one may see is there. */
export function DashboardPage() {
  const asked = api.admin.dashboard.useQuery()
  return (
    <>
      <PageHead title="Tableau de bord" />
      <Loaded asked={asked}>
        {(data) => (
          <>
            <FailedPlans plans={data.planificationsEchouees ?? []} />
            {data.liens ? <WaitingLinks {...data.liens} /> : null}
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
                {data.aCompleter ? <ToComplete aCompleter={data.aCompleter} /> : null}
              </div>
              <div className="stack">
                <QuickActions />
                {data.securite ? <SecurityPanel checks={data.securite} /> : null}
                {data.fonctionnement ? <JobsPanel {...data.fonctionnement} /> : null}
                {data.derniersChangements ? (
                  <LatestChanges entries={data.derniersChangements} />
                ) : null}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
