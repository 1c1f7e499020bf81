import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { signInPath } from '#shared/admin-routes.ts'

import { api } from '../api.ts'
import { navigationOf } from '../controls/navigation.ts'
import { reportFailure } from '../failures.ts'
import { tellTabs } from './tabs-channel.ts'

/**
 * Signs out, here and in the other tabs; a form that is unsaved stays as a draft of its tab. When the
 * server cannot be reached the session still stands there, so one stays and is told.
 */
export function useSignOut(): () => void {
  const navigate = navigationOf(useRouter())
  const queryClient = useQueryClient()
  const { mutate } = api.auth.signOut.useMutation({
    onSuccess: () => {
      tellTabs({ kind: 'signed-out', reason: null })
      const left = navigate({ to: signInPath, search: {}, ignoreBlocker: true })
      // Before the sign-in page asks: a session still remembered would send its visitor back.
      queryClient.clear()
      return left
    },
    onError: (error) => reportFailure('La déconnexion a échoué', error),
  })
  return () => mutate({ reason: 'user' })
}
