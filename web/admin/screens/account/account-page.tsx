import { api } from '#web/admin/api/api.ts'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Panel, withAside } from '#web/admin/controls/panel.tsx'
import { SecondFactors } from '#web/admin/factors/second-factors.tsx'
import { useSession } from '#web/admin/session/session.ts'

import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'

/** One's own second factors, password and sessions. */
export function AccountPage() {
  const { user } = useSession()
  const utils = api.useUtils()
  return (
    <>
      <PageHead title="Mon compte" text={user.email} />
      <div className={withAside}>
        <div className="stack">
          <SecondFactors />
          <OwnSessions />
        </div>
        <Panel title="Mot de passe">
          <div className="p-4">
            <PasswordForm onChanged={() => void utils.auth.invalidate()} />
          </div>
        </Panel>
      </div>
    </>
  )
}
