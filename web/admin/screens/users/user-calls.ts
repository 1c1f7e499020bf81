import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'

const failed = 'Une erreur est survenue lors de la mise à jour.'

/** What can be done to an account; the table is read again after each. */
export function useUserCalls() {
  const utils = api.useUtils()
  const done = (message: string) => ({
    onSuccess: () => {
      reportSuccess(message)
      void utils.admin.users.list.invalidate()
    },
    onError: (error: unknown) => reportFailure(failed, error),
  })
  return {
    setRole: api.admin.users.setRole.useMutation(done('Rôle mis à jour')),
    resetPassword: api.admin.users.resetPassword.useMutation(done('Mot de passe réinitialisé')),
    suspend: api.admin.users.suspend.useMutation(done('Compte suspendu')),
    reinstate: api.admin.users.reinstate.useMutation(done('Compte réactivé')),
    endSessions: api.admin.users.endSessions.useMutation(done('Sessions fermées')),
    remove: api.admin.users.remove.useMutation(done('Compte supprimé')),
  }
}
