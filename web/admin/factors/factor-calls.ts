import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'

import { createPasskey } from './passkeys.ts'

/** What can be done to one's second factors; they are read again after each. */
export function useFactorCalls() {
  const utils = api.useUtils()
  const { client } = utils
  const { factors } = api.auth
  const done = (success: string, failed: string) => ({
    onSuccess: () => {
      reportSuccess(success)
      void utils.auth.factors.invalidate()
    },
    onError: (error: unknown) => reportFailure(failed, error),
  })
  const removed = done('Second facteur retiré', 'Le second facteur n’a pas été retiré')
  return {
    /** Gives recovery codes to show, if there are any; null where nothing was added too. */
    addPasskey: async (): Promise<string[] | null> => {
      try {
        const { options, token } = await client.auth.factors.beginPasskey.mutate()
        const passkey = await createPasskey(options)
        const { recoveryCodes } = await client.auth.factors.addPasskey.mutate({ token, passkey })
        done('Clé d’accès ajoutée', '').onSuccess()
        return recoveryCodes
      } catch (error) {
        reportFailure('La clé d’accès n’a pas été ajoutée', error)
        return null
      }
    },
    renamePasskey: factors.renamePasskey.useMutation(
      done('Clé d’accès renommée', 'La clé d’accès n’a pas été renommée'),
    ),
    removePasskey: factors.removePasskey.useMutation(removed),
    removeCodes: factors.removeCodes.useMutation(removed),
    setPasskeyAlone: factors.setPasskeyAlone.useMutation(
      done('Réglage enregistré', 'Le réglage n’a pas été enregistré'),
    ),
    renewRecoveryCodes: factors.renewRecoveryCodes.useMutation(
      done('Codes de secours créés', 'Les codes de secours n’ont pas été refaits'),
    ),
  }
}
