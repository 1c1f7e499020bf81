import { useCallback } from 'react'

import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import type { StoredPage } from '#shared/pages/seo-page.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { type UrlState, useUrlState } from '#web/admin/controls/url-state.ts'
import { useEdited } from '#web/admin/records/use-edited.ts'
import { draftOf, emptySeoPage } from '#web/admin/seo/seo-page-draft.ts'
import { noTableState } from '#web/admin/table/table-state.ts'
import { Button } from '#web/ui/button.tsx'

import { Cockpit } from './cockpit/cockpit.tsx'
import { useCockpitCounts } from './cockpit/use-cockpit-counts.ts'
import { ConfiguredTable } from './configured-table.tsx'
import { type DefaultPage, DefaultsTable } from './defaults-table.tsx'
import { routeState } from './route-state.ts'
import { type EditedSeoPage, SeoPageForm } from './seo-page-form.tsx'

/** The tabs as the address has them; the first is left out of it. */
const tabs = ['adresses', 'configurees', 'defauts'] as const
type TabName = (typeof tabs)[number]

const tabOf = ({ vue }: UrlState): TabName => tabs.find((name) => name === vue) ?? 'adresses'

/** Titles and descriptions of single pages; the form is closed, new or editing. */
export function SeoPagesPage() {
  const asked = api.admin.seoPages.list.useQuery()
  const { data: settings } = api.admin.settings.read.useQuery()
  // The first tab asks for them.
  const { data: counts } = useCockpitCounts({ enabled: false })
  const [urlState, changeUrl] = useUrlState()
  const { edited, edit, close } = useEdited<EditedSeoPage>()
  const configured = asked.data?.configured
  const editStored = useCallback(
    (page: StoredPage) =>
      edit({ stored: { id: page.id, updated_at: page.updated_at }, values: draftOf(page) }),
    [edit],
  )
  const configure = useCallback(
    ({ route, meta_title, meta_description }: DefaultPage) => {
      const stored = configured?.find(({ page_route }) => page_route === route)
      if (stored) return editStored(stored)
      const values = { ...emptySeoPage, page_route: route, meta_title, meta_description }
      edit({ stored: null, values })
    },
    [configured, edit, editStored],
  )
  const editUrl = useCallback(
    ({ path, head, stored }: CockpitUrl) => {
      if (stored) return editStored(stored)
      const { title, description } = head
      const texts = { meta_title: title, meta_description: description }
      edit({ stored: null, values: { ...emptySeoPage, page_route: path, ...texts } })
    },
    [edit, editStored],
  )
  return (
    <>
      <PageHead title="Pages SEO">
        <Button
          variant="ink"
          disabled={edited !== null}
          onClick={() => edit({ stored: null, values: emptySeoPage })}
        >
          <Icon name="plus" />
          Nouvelle configuration
        </Button>
      </PageHead>
      <Loaded asked={asked}>
        {(data) =>
          edited ? (
            <SeoPageForm
              key={edited.stored?.id ?? edited.values.page_route}
              edited={edited}
              siteName={settings?.site_name ?? ''}
              routeState={(route, ownId) => routeState(route, ownId, data.configured)}
              onClose={() => close(edited.values.page_route)}
            />
          ) : (
            <Tabs
              label="Pages SEO"
              value={tabOf(urlState)}
              onChange={(tab) =>
                changeUrl({ ...noFilters, vue: tab === 'adresses' ? null : tab }, true)
              }
              tabs={[
                {
                  value: 'adresses',
                  isFlush: true,
                  label: 'Toutes les adresses',
                  count: counts?.total,
                  content: (
                    <Cockpit
                      url={urlState}
                      onUrlChange={changeUrl}
                      siteName={settings?.site_name ?? ''}
                      onEdit={editUrl}
                    />
                  ),
                },
                {
                  value: 'configurees',
                  isFlush: true,
                  label: 'Pages configurées',
                  count: data.configured.length,
                  content: <ConfiguredTable pages={data.configured} onEdit={editStored} />,
                },
                {
                  value: 'defauts',
                  isFlush: true,
                  label: 'Pages par défaut',
                  count: data.defaults.length,
                  content: <DefaultsTable pages={data.defaults} onConfigure={configure} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </>
  )
}

/** The other tabs have no filters, and an order of their own. */
const noFilters = { ...noTableState, q: null, type: null, probleme: null }
