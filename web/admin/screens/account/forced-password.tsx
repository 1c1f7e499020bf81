import { useEffect } from 'react'

import { api } from '#web/admin/api/api.ts'
import { LoneCard } from '#web/admin/controls/lone-card.tsx'
import { useSignOut } from '#web/admin/session/sign-out.ts'
import { Button } from '#web/ui/button.tsx'

import { PasswordForm } from './password-form.tsx'

/** A one-time password opens this alone: the choice of one's own, since somebody else has read it. */
export function ForcedPassword() {
  const utils = api.useUtils()
  const signOut = useSignOut()
  useEffect(() => {
    document.title = 'Choisissez votre mot de passe · Administration'
  }, [])
  return (
    <LoneCard tab="Première connexion" title="Choisissez votre mot de passe">
      <p className="mt-3">
        Le mot de passe qui vous a été remis ne sert qu’une fois. Remplacez-le pour continuer.
      </p>
      <PasswordForm onChanged={() => void utils.auth.invalidate()} />
      <p className="mt-4">
        <Button variant="quiet" onClick={signOut}>
          Déconnexion
        </Button>
      </p>
    </LoneCard>
  )
}
