import { useState, useSyncExternalStore } from 'react'

import type { SecondStep as Step } from '#shared/access/second-factor.ts'
import { api } from '#web/admin/api/api.ts'
import { signInRequest } from '#web/admin/api/sign-in-request.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { PasskeySignIn } from '#web/admin/screens/sign-in/passkey-sign-in.tsx'
import { SecondStep } from '#web/admin/screens/sign-in/second-step.tsx'
import { SignInForm } from '#web/admin/screens/sign-in/sign-in-form.tsx'
import { sessionStream } from '#web/admin/session/session-stream.ts'
import { Button } from '#web/ui/button.tsx'

type SignInAgainProps = {
  /** Whose session it was. */
  email: string
  /** Goes to the sign-in page instead; what is typed is kept. */
  onLeave: () => void
}

/** Asks who one is where one stands, when the session ended while something was being done. */
export function SignInAgain(props: SignInAgainProps) {
  const isOpen = useSyncExternalStore(signInRequest.subscribe, signInRequest.isOpen)
  return (
    <Dialog title="Votre session est terminée" isOpen={isOpen} isAlert onClose={props.onLeave}>
      <Again {...props} />
    </Dialog>
  )
}

function Again({ email, onLeave }: SignInAgainProps) {
  const { client } = api.useUtils()
  const [second, setSecond] = useState<{ step: Step; email: string } | null>(null)
  // Where another site's work is asked for, the policy of this page does not let it in.
  const { data: challenge } = api.auth.challenge.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const learn = async () => sessionStream.learn(await client.auth.session.query())
  return (
    <>
      <div className="body stack [&>form]:grid [&>form]:gap-4 [&>form>.btn]:justify-self-start">
        <p>
          Rien de ce que vous avez tapé n’est perdu. Reconnectez-vous pour continuer là où vous en
          étiez.
        </p>
        {second ? (
          <SecondStep {...second} onSignedIn={learn} onExpired={() => setSecond(null)} />
        ) : challenge?.provider === 'turnstile' ? null : (
          <>
            <SignInForm
              email={email}
              onSignedIn={learn}
              onSecondStep={(step, typed) => setSecond({ step, email: typed })}
            />
            <PasskeySignIn onSignedIn={learn} />
          </>
        )}
      </div>
      <footer>
        <Button onClick={onLeave}>Aller à la page de connexion</Button>
      </footer>
    </>
  )
}
