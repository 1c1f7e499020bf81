import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { noTableState } from '#web/admin/table/table-state.ts'
import { useUrlState } from '#web/admin/table/url-state.ts'

import { JournalList } from './journal-list.tsx'
import { journalState } from './journal-state.ts'
import { SecurityEvents } from './security-events.tsx'

/** Who did what, and what happened around sign-in. */
export function JournalPage() {
  const [urlState, changeUrl] = useUrlState()
  const state = journalState(urlState)
  return (
    <>
      <PageHead
        title="Journal"
        text="Conservé douze mois. Les données sensibles y sont masquées."
      />
      <Tabs
        label="Journal"
        value={state.tab}
        onChange={(tab) =>
          changeUrl({ ...noTableState, vue: tab === 'events' ? 'evenements' : null }, true)
        }
        tabs={[
          {
            value: 'actions',
            isFlush: true,
            label: 'Toutes les actions',
            content: <JournalList state={state} onChange={changeUrl} />,
          },
          {
            value: 'events',
            isFlush: true,
            label: 'Événements de sécurité',
            content: state.tab === 'events' ? <SecurityEvents /> : null,
          },
        ]}
      />
    </>
  )
}
