import { PageHead } from '../controls/page-head.tsx'
import { noTableState } from '../controls/table-state.ts'
import { Tabs } from '../controls/tabs.tsx'
import { useUrlState } from '../controls/url-state.ts'
import { JournalList } from '../journal/journal-list.tsx'
import { journalState } from '../journal/journal-state.ts'
import { SecurityEvents } from '../journal/security-events.tsx'

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
