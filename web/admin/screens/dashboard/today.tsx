import { adminRoot, mayOpen } from '#shared/addresses/admin-screens.ts'
import { api } from '#web/admin/api/api.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { withAside } from '#web/admin/controls/panel.tsx'
import { FailedPlans } from '#web/admin/planning/failed-plans.tsx'
import { useMay, useSession } from '#web/admin/session/session.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { Counters } from './counters.tsx'
import { HealthProblems, HealthSummary } from './health.tsx'
import { countItems, ItemQueue } from './item-queue.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { QuickActions } from './quick-actions.tsx'
import {
  BrokenLinks,
  FailedSearches,
  MissingPages,
  PlannedToday,
  SampleIdentity,
} from './work-queues.tsx'

/** Counters, then the work queues of the account. */
export function Today() {
  const asked = api.admin.dashboard.useQuery()
  return (
    <Loaded asked={asked}>
      {(data) => (
        <>
          <FailedPlans plans={data.planificationsEchouees ?? []} />
          <div className="grid gap-4 max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
            <Counters prompts={data.prompts} gpts={data.gpts} users={data.users} />
            <QuickActions />
          </div>
          <div className={data.derniersChangements ? withAside : 'mt-4'}>
            <div className="stack">
              {data.securite && data.fonctionnement ? (
                <HealthProblems checks={data.securite} jobs={data.fonctionnement} />
              ) : null}
              {isAllDone(data) ? <NothingToDo /> : <Queues data={data} />}
            </div>
            {data.derniersChangements ? (
              <div className="stack">
                {data.securite && data.fonctionnement ? (
                  <HealthSummary checks={data.securite} jobs={data.fonctionnement} />
                ) : null}
                <LatestChanges entries={data.derniersChangements} />
              </div>
            ) : null}
          </div>
        </>
      )}
    </Loaded>
  )
}

type Dashboard = ApiOutputs['admin']['dashboard']

function Queues({ data }: { data: Dashboard }) {
  const may = useMay()
  return (
    <>
      {data.identiteExemple ? <SampleIdentity fields={data.identiteExemple} /> : null}
      <ItemQueue title="À relire" queue={data.relectures} query="relecture=oui" />
      <ItemQueue title="Vos fiches refusées" queue={data.refuses} query="statut=refuse" />
      <ItemQueue
        title={may('content.status') ? 'Brouillons prêts à publier' : 'Vos brouillons complets'}
        queue={data.brouillonsComplets}
        query="statut=brouillon&completude=complet"
      />
      <ItemQueue
        title="Modifications à publier"
        queue={data.modifications}
        query="statut=valide&copie=oui"
      />
      {data.planifies ? <PlannedToday plans={data.planifies} /> : null}
      {data.recherches ? <FailedSearches searches={data.recherches} /> : null}
      {data.introuvables ? <MissingPages pages={data.introuvables} /> : null}
      {data.liens ? <BrokenLinks {...data.liens} /> : null}
      <ItemQueue
        title={may('content.status') ? 'Brouillons à compléter' : 'Vos brouillons à compléter'}
        queue={data.brouillonsACompleter}
        query="statut=brouillon&completude=a-completer"
        showsGaps
      />
      <ItemQueue
        title="À compléter"
        queue={data.aCompleter}
        query="statut=valide&completude=a-completer"
        showsGaps
      />
    </>
  )
}

/** True if every queue of the account is empty. */
function isAllDone(data: Dashboard): boolean {
  const counts = [
    countItems(data.relectures),
    countItems(data.refuses),
    countItems(data.brouillonsComplets),
    countItems(data.brouillonsACompleter),
    countItems(data.modifications),
    countItems(data.aCompleter),
    data.identiteExemple?.length,
    data.planifies?.length,
    data.recherches?.total,
    data.introuvables?.total,
    data.liens?.morts,
    data.liens?.signalements,
  ]
  return counts.every((count = 0) => count === 0)
}

function NothingToDo() {
  const { capabilities } = useSession()
  const newPrompt = `${adminRoot}/prompts/nouveau` as const
  return (
    <EmptyState title="Rien ne vous attend" text="Tout ce qui était à traiter l’est.">
      {mayOpen(newPrompt, capabilities) ? (
        <AdminLink className={buttonClass({ variant: 'ink' })} to={newPrompt}>
          Écrire un nouveau prompt
        </AdminLink>
      ) : null}
    </EmptyState>
  )
}
