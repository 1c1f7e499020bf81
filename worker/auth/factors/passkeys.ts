import { base64url } from 'jose'

import type { NewPasskey, PasskeyRequest, UsedPasskey } from '#shared/access/second-factor.ts'

/** A passkey as its row keeps it. */
export type StoredPasskey = {
  id: string
  public_key: string
  counter: number
  transports: string[]
}

/** Which site passkeys belong to. */
export type PasskeySite = { origin: string; rpId: string }

export const passkeySite = (siteOrigin: string): PasskeySite => ({
  origin: siteOrigin,
  rpId: new URL(siteOrigin).hostname,
})

/** How long a browser has for what it is asked. */
export const passkeyMs = 300_000

/** 256 random bits, as base64url. */
export const newPasskeyChallenge = (): string =>
  base64url.encode(crypto.getRandomValues(new Uint8Array(32)))

/** What a browser is asked so that one of the passkeys signs; any of the site's, where none is named. */
export const passkeyRequest = (
  { rpId }: PasskeySite,
  challenge: string,
  keys: Pick<StoredPasskey, 'id' | 'transports'>[],
): PasskeyRequest => ({
  challenge,
  rpId,
  timeout: passkeyMs,
  // Alone, a passkey must say that its owner is there; after the password it need not.
  userVerification: keys.length === 0 ? 'required' : 'preferred',
  allowCredentials: keys.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
})

/** Edwards curve, P-256 and RSA: what authenticators have. */
const algorithms = [-8, -7, -257]

/** What a browser is asked so that it makes a passkey; the fields of WebAuthn. */
export const newPasskeyRequest = (
  { rpId }: PasskeySite,
  { challenge, siteName, userId, email, known }: NewPasskeyOptions,
) => ({
  challenge,
  rp: { id: rpId, name: siteName },
  user: {
    id: base64url.encode(new TextEncoder().encode(userId)),
    name: email,
    displayName: email,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: passkeyMs,
  attestation: 'none' as const,
  // One authenticator holds one passkey of an account.
  excludeCredentials: known.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports,
  })),
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    userVerification: 'preferred' as const,
  },
})

type NewPasskeyOptions = {
  challenge: string
  siteName: string
  userId: string
  email: string
  known: Pick<StoredPasskey, 'id' | 'transports'>[]
}

/** The passkey that a browser made for this challenge on this site, or null. */
export async function verifyNewPasskey(
  site: PasskeySite,
  challenge: string,
  response: NewPasskey,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: toLibrary(response),
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      id,
      public_key: base64url.encode(publicKey),
      counter,
      transports: response.response.transports ?? [],
    }
  } catch {
    // The library throws for whatever does not fit, an attack or a mistake.
    return null
  }
}

export type UsedCounter = { isValid: true; counter: number } | { isValid: false; wentBack: boolean }

/** Whether the passkey signed this challenge on this site, and what its counter says now. */
export async function verifyUsedPasskey(
  site: PasskeySite,
  { challenge, isAlone }: { challenge: string; isAlone: boolean },
  stored: StoredPasskey,
  response: UsedPasskey,
): Promise<UsedCounter> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: toLibrary({
        ...response,
        response: { ...response.response, userHandle: response.response.userHandle ?? undefined },
      }),
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: isAlone,
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(base64url.decode(stored.public_key)),
        // Compared here, so that a signature that is right with a counter that is not is told apart.
        counter: 0,
      },
    })
    if (!verified) return { isValid: false, wentBack: false }
    const { newCounter } = authenticationInfo
    const wentBack = stored.counter > 0 && newCounter <= stored.counter
    return wentBack ? { isValid: false, wentBack } : { isValid: true, counter: newCounter }
  } catch {
    return { isValid: false, wentBack: false }
  }
}

/** The library wants a field that the server does not read. */
const toLibrary = <Response extends object>(response: Response) => ({
  ...response,
  clientExtensionResults: {},
})
