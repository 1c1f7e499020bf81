import { useCallback, useState } from 'react'

import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { noTableState } from '#web/admin/table/table-state.ts'
import { useUrlState } from '#web/admin/table/url-state.ts'
import { Button } from '#web/ui/button.tsx'

import { MissingTable } from './missing-table.tsx'
import { type EditedRedirect, RedirectForm } from './redirect-form.tsx'
import { RedirectTable } from './redirect-table.tsx'

type TabName = 'redirects' | 'missing'

const empty: EditedRedirect = { id: null, values: { source: '', destination: '' } }

/** Addresses that lead elsewhere, and those that visitors asked for in vain. */
export function RedirectsPage() {
  const redirects = api.admin.redirects.list.useQuery()
  const missing = api.admin.redirects.missing.useQuery()
  const [{ vue }, changeUrl] = useUrlState()
  const tab: TabName = vue === 'introuvables' ? 'missing' : 'redirects'
  const [edited, setEdited] = useState<EditedRedirect | null>(null)
  const redirect = useCallback(
    (source: string) => setEdited({ id: null, values: { source, destination: '' } }),
    [],
  )
  function showTab(next: TabName) {
    changeUrl({ ...noTableState, vue: next === 'missing' ? 'introuvables' : null }, true)
  }
  const error = redirects.error ?? missing.error
  const retry = () => void Promise.all([redirects.refetch(), missing.refetch()])
  return (
    <>
      <PageHead
        title="Redirections"
        text="Une adresse à laquelle aucune page ne répond peut mener ailleurs. Les fiches renommées sont redirigées d’elles-mêmes."
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => setEdited(empty)}>
          <Icon name="plus" />
          Nouvelle redirection
        </Button>
      </PageHead>
      {error ? <PageFailure error={error} onRetry={retry} /> : null}
      {(!redirects.data || !missing.data) && !error ? <Spinner /> : null}
      {edited ? (
        <RedirectForm
          key={`${edited.id} ${edited.values.source}`}
          edited={edited}
          onSaved={() => {
            showTab('redirects')
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {redirects.data && missing.data && !edited ? (
        <Tabs
          label="Redirections"
          value={tab}
          onChange={showTab}
          tabs={[
            {
              value: 'redirects',
              isFlush: true,
              label: 'Redirections',
              count: redirects.data.length,
              content: <RedirectTable redirects={redirects.data} onEdit={setEdited} />,
            },
            {
              value: 'missing',
              isFlush: true,
              label: 'Adresses introuvables',
              count: missing.data.length,
              content: <MissingTable pages={missing.data} onRedirect={redirect} />,
            },
          ]}
        />
      ) : null}
    </>
  )
}
