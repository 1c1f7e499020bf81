import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'

import { SettingsForm } from './settings-form.tsx'

/** What the site says and does. */
export function SettingsPage() {
  const asked = api.admin.settings.read.useQuery(undefined, {
    // The form would lose what is typed to an answer that arrives under it.
    refetchOnReconnect: false,
  })
  return (
    <>
      <PageHead title="Paramètres" />
      <Loaded asked={asked}>{(stored) => <SettingsForm stored={stored} />}</Loaded>
    </>
  )
}
