import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

import {
  type NewPasskey,
  newPasskeySchema,
  type PasskeyRequest,
  type UsedPasskey,
  usedPasskeySchema,
} from '#shared/access/second-factor.ts'

export const hasPasskeySupport = browserSupportsWebAuthn

/** What the server wants made; the fields of WebAuthn. */
type NewPasskeyRequest = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Has the browser make a passkey; throws an error whose message is for the reader. */
export const createPasskey = async (optionsJSON: NewPasskeyRequest): Promise<NewPasskey> =>
  newPasskeySchema.parse(await startRegistration({ optionsJSON }).catch(inWords))

/** Has a passkey sign; throws an error whose message is for the reader. */
export const signWithPasskey = async (optionsJSON: PasskeyRequest): Promise<UsedPasskey> =>
  usedPasskeySchema.parse(await startAuthentication({ optionsJSON }).catch(inWords))

function inWords(error: unknown): never {
  throw new Error(sentenceFor(error), { cause: error })
}

function sentenceFor(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'Cet appareil a déjà une clé d’accès pour ce compte.'
  }
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') {
    return 'Une clé d’accès demande que le site soit ouvert à son nom, en HTTPS, et non à une adresse IP.'
  }
  // Browsers do not tell a refusal from an absence: a page may not learn which keys there are.
  return 'Le navigateur n’a pas donné de clé d’accès. Recommencez, ou choisissez un autre moyen.'
}
