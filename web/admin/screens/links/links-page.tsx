import { isWaiting } from '#shared/links/link-state.ts'
import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'

import { LinkList } from './link-list.tsx'
import { ReportList } from './report-list.tsx'

type TabName = 'links' | 'reports'

/** `/secure-admin-panel/liens`: links that lead nowhere any more, and what visitors tell of pages. */
export function LinksPage() {
  const links = api.admin.links.list.useQuery()
  const reports = api.admin.links.reports.useQuery()
  const [{ vue }, changeUrl] = useUrlState()
  return (
    <>
      <PageHead
        title="Liens"
        text="Chaque nuit, les liens des fiches publiques sont vérifiés. Un lien est mort quand sa page a disparu deux jours différents. Ce que les visiteurs signalent arrive ici aussi."
      />
      <Loaded asked={links}>
        {(doubted) => (
          <Loaded asked={reports}>
            {(waiting) => (
              <Tabs<TabName>
                label="Liens et signalements"
                value={vue === 'signalements' ? 'reports' : 'links'}
                onChange={(next) =>
                  changeUrl({ vue: next === 'reports' ? 'signalements' : null }, true)
                }
                tabs={[
                  {
                    value: 'links',
                    isFlush: true,
                    label: 'Liens morts',
                    count: doubted.filter(isWaiting).length,
                    content: <LinkList links={doubted} />,
                  },
                  {
                    value: 'reports',
                    isFlush: true,
                    label: 'Signalements',
                    count: waiting.length,
                    content: <ReportList reports={waiting} />,
                  },
                ]}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
