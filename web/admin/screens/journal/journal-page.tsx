import { journalParts } from '#shared/admin/admin-log.ts'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { noTableState } from '#web/admin/table/table-state.ts'

import { JournalList, journalPartLabels } from './journal-list.tsx'
import { journalState } from './journal-state.ts'

/** Changes to the data with their authors, and events around sign-in. */
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
        value={state.part}
        onChange={(part) =>
          changeUrl(
            { ...noTableState, action: null, vue: part === 'modifications' ? null : part },
            true,
          )
        }
        tabs={journalParts.map((part) => ({
          value: part,
          isFlush: true,
          label: journalPartLabels[part],
          content: part === state.part ? <JournalList state={state} onChange={changeUrl} /> : null,
        }))}
      />
    </>
  )
}
