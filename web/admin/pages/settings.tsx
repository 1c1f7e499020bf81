import { api } from '../api.ts'
import { PageHead } from '../controls/page-head.tsx'
import { Spinner } from '../controls/spinner.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'

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
