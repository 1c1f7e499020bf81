import { OwnSessions } from '../account/own-sessions.tsx'
import { PasswordForm } from '../account/password-form.tsx'
import { api } from '../api.ts'
import { PageHead } from '../controls/page-head.tsx'
import { Panel } from '../controls/panel.tsx'
import { SecondFactors } from '../factors/second-factors.tsx'
import { useSession } from '../frame/session.ts'

/** One's own second factors, password and sessions. */
export function AccountPage() {
  const { user } = useSession()
  const utils = api.useUtils()
  return (
    <>
      <PageHead title="Mon compte" text={user.email} />
      <div className="dash">
        <div className="stack">
          <SecondFactors />
          <OwnSessions />
        </div>
        <Panel title="Mot de passe">
          <div className="in">
            <PasswordForm onChanged={() => void utils.auth.invalidate()} />
          </div>
        </Panel>
      </div>
    </>
  )
}
