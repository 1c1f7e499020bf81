import { useCallback } from 'react'

import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { useEdited } from '#web/admin/records/use-edited.ts'
import { noTableState } from '#web/admin/table/table-state.ts'
import { Button } from '#web/ui/button.tsx'

import { MissingTable } from './missing-table.tsx'
import { type EditedRedirect, RedirectForm } from './redirect-form.tsx'
import { RedirectTable } from './redirect-table.tsx'

type TabName = 'redirects' | 'missing'

const newRedirect = (source: string): EditedRedirect => ({
  id: null,
  values: { source, destination: '' },
})

/** Addresses that lead elsewhere, and those that visitors asked for in vain. */
export function RedirectsPage() {
  const redirects = api.admin.redirects.list.useQuery()
  const missing = api.admin.redirects.missing.useQuery()
  const [{ vue, source: initialSource }, changeUrl] = useUrlState()
  const tab: TabName = vue === 'introuvables' ? 'missing' : 'redirects'
  const { edited, edit, close } = useEdited<EditedRedirect>(
    initialSource === undefined ? null : newRedirect(initialSource),
  )
  const redirect = useCallback((source: string) => edit(newRedirect(source)), [edit])
  function showTab(next: TabName) {
    const shown = next === 'missing' ? 'introuvables' : null
    changeUrl({ ...noTableState, source: null, vue: shown }, true)
  }
  return (
    <>
      <PageHead
        title="Redirections"
        text="Une adresse à laquelle aucune page ne répond peut mener ailleurs. Les fiches renommées sont redirigées d’elles-mêmes."
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => edit(newRedirect(''))}>
          <Icon name="plus" />
          Nouvelle redirection
        </Button>
      </PageHead>
      {edited ? (
        <RedirectForm
          key={`${edited.id} ${edited.values.source}`}
          edited={edited}
          onSaved={() => {
            showTab('redirects')
            close(edited.id ?? undefined)
          }}
          onClose={() => {
            changeUrl({ source: null })
            close(edited.id ?? edited.values.source)
          }}
        />
      ) : (
        <Loaded asked={redirects}>
          {(stored) => (
            <Loaded asked={missing}>
              {(pages) => (
                <Tabs
                  label="Redirections"
                  value={tab}
                  onChange={showTab}
                  tabs={[
                    {
                      value: 'redirects',
                      isFlush: true,
                      label: 'Redirections',
                      count: stored.length,
                      content: <RedirectTable redirects={stored} onEdit={edit} />,
                    },
                    {
                      value: 'missing',
                      isFlush: true,
                      label: 'Adresses introuvables',
                      count: pages.length,
                      content: <MissingTable pages={pages} onRedirect={redirect} />,
                    },
                  ]}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </>
  )
}
