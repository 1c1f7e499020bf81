import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { type LinkTab, LinkTabs } from '#web/admin/controls/link-tabs.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { useMay } from '#web/admin/session/session.ts'

import { Statistics } from './statistics.tsx'
import { Today } from './today.tsx'

const today: LinkTab = { label: 'Aujourd’hui', to: adminRoot, query: '' }
const statistics: LinkTab = { label: 'Statistiques', to: adminRoot, query: 'onglet=statistiques' }

/** `/secure-admin-panel`: work queues of the account, and statistics of the catalogue. */
export function DashboardPage() {
  const may = useMay()
  const [{ onglet }] = useUrlState()
  const hasStatistics = may('content.others')
  const current = hasStatistics && onglet === 'statistiques' ? statistics : today
  return (
    <>
      {hasStatistics ? (
        <LinkTabs label="Aujourd’hui" tabs={[today, statistics]} current={current} />
      ) : null}
      <PageHead title={current.label} />
      {current === today ? <Today /> : <Statistics />}
    </>
  )
}
