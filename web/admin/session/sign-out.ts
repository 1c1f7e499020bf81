import { useRouter } from '@tanstack/react-router'

import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { questions } from '#web/admin/api/questions.ts'
import { hasUnsentEdits } from '#web/admin/form/draft-store.ts'

import { beforeSignOut } from './before-sign-out.ts'
import { sessionStream } from './session-stream.ts'
import { useSession } from './session.ts'
import { goToSignIn } from './signed-out.ts'

const eraseQuestion = {
  title: 'Un texte n’est pas enregistré',
  text: 'Il attend le serveur, un titre ou votre choix. Se déconnecter l’efface de cet appareil.',
  confirmLabel: 'Se déconnecter et l’effacer',
  cancelLabel: 'Rester connecté',
}

/**
 * Signs out, here and in the other tabs, and forgets the drafts of each: the next person may be another.
 * What a visitor keeps, favourites, profiles and theme, is none of the administration's. When the
 * server cannot be reached the session still stands there, so one stays and is told.
 */
export function useSignOut(): () => void {
  const router = useRouter()
  const { user } = useSession()
  const { mutate } = api.auth.signOut.useMutation({
    onSuccess: () => {
      // Whoever leaves comes back to the beginning; the other tabs come back to where they were.
      goToSignIn(router, null, { isReturning: false, forgetting: user.id })
      sessionStream.end(null, { isByUser: true })
    },
    onError: (error) => reportFailure('La déconnexion a échoué', error),
  })
  async function signOut() {
    await beforeSignOut.run()
    if (!hasUnsentEdits(user.id) || (await questions.ask(eraseQuestion))) mutate({ reason: 'user' })
  }
  return () => void signOut()
}
