import { api } from '#web/admin/api/api.ts'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'

import { SettingsForm } from './settings-form.tsx'

/** What the site says and does. */
export function SettingsPage() {
  const {
    data: stored,
    error,
    refetch,
  } = api.admin.settings.read.useQuery(undefined, {
    // The form would lose what is typed to an answer that arrives under it.
    refetchOnReconnect: false,
  })
  return (
    <>
      <PageHead title="Paramètres" />
      {error ? <PageFailure error={error} onRetry={() => void refetch()} /> : null}
      {stored ? <SettingsForm stored={stored} /> : null}
      {!stored && !error ? <Spinner /> : null}
    </>
  )
}
