import { useEffect } from 'react'

import { api } from '#web/admin/api/api.ts'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { SecondFactors } from '#web/admin/factors/second-factors.tsx'
import { useSignOut } from '#web/admin/session/sign-out.ts'
import { Button } from '#web/ui/button.tsx'

/** Where a second factor is required, an account without one opens this alone. */
export function RequiredFactor() {
  const utils = api.useUtils()
  const signOut = useSignOut()
  useEffect(() => {
    document.title = 'Ajoutez un second facteur · Administration'
  }, [])
  return (
    <main id="contenu" className="mx-auto w-[min(44rem,100%)] px-(--gutter) py-8" tabIndex={-1}>
      <PageHead
        title="Ajoutez un second facteur"
        text="Cette administration le demande à tous les comptes. Ajoutez-en un pour continuer."
      />
      <SecondFactors onAdded={() => void utils.auth.session.invalidate()} />
      <p className="mt-4">
        <Button variant="quiet" onClick={signOut}>
          Déconnexion
        </Button>
      </p>
    </main>
  )
}
