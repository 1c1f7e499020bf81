import { useState } from 'react'

import { api } from '#web/admin/api/api.ts'
import { failureMessage } from '#web/admin/api/failures.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { hasPasskeySupport, signWithPasskey } from '#web/admin/factors/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { OrLine } from './or-line.tsx'

type PasskeySignInProps = { onSignedIn: () => Promise<void> }

/** Signs in without a password, for the accounts that allow it. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { client } = api.useUtils()
  const [isBusy, setIsBusy] = useState(false)
  if (!hasPasskeySupport()) return null

  async function signIn() {
    setIsBusy(true)
    try {
      const { options, token } = await client.auth.passkeyRequest.mutate()
      const passkey = await signWithPasskey(options)
      await client.auth.signInWithPasskey.mutate({ token, passkey })
    } catch (error) {
      showToast({
        type: 'error',
        title: 'Erreur de connexion',
        description: failureMessage(error),
        topic: 'sign-in',
      })
      return
    } finally {
      setIsBusy(false)
    }
    await onSignedIn()
  }

  return (
    <div className="stack mt-4">
      <OrLine />
      <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void signIn()}>
        <Icon name="finger" />
        Se connecter avec une clé d’accès
      </Button>
    </div>
  )
}
