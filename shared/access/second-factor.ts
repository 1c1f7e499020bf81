import { z } from 'zod'

/** A way to prove, besides the password, that it is oneself. */
export type FactorKind = 'passkey' | 'code' | 'recovery'

/** So many passkeys of one account. */
export const maxPasskeys = 10

/** So many recovery codes are given at once. */
export const recoveryCodeCount = 10

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)
const credentialId = base64url(1400)

/** Six digits, as an application shows them: it may put a space in the middle. */
export const oneTimeCodeSchema = z
  .string()
  .max(20)
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, 'Saisissez les six chiffres que montre votre application.')

/** Sixteen letters and digits; hyphens, spaces and capitals do not matter. */
export const recoveryCodeSchema = z
  .string()
  .max(40)
  .overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .regex(/^[A-HJ-NP-Z2-9]{16}$/, 'Saisissez un code de secours entier\u00a0: 16\u00a0caractères.')

export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1, 'Donnez un nom à cette clé.')
  .max(60, 'Le nom ne peut dépasser 60\u00a0caractères.')

/** What a browser's authenticator answers to a registration, as far as the server reads it. */
export const newPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** What it answers to a sign-in. */
export const usedPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskeySchema>

/** One proof of the second step of a sign-in. */
export const secondStepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('code'), code: oneTimeCodeSchema }),
  z.strictObject({ kind: z.literal('recovery'), code: recoveryCodeSchema }),
  z.strictObject({ kind: z.literal('passkey'), passkey: usedPasskeySchema }),
])
export type SecondStepProof = z.infer<typeof secondStepSchema>

/** What a browser is asked so that a passkey signs; the fields of WebAuthn. */
export type PasskeyRequest = {
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'preferred' | 'required'
  allowCredentials: { id: string; type: 'public-key'; transports: string[] }[]
}

/** What a sign-in still needs after the password. */
export type SecondStep = {
  /** Null where the account has no passkey. */
  passkey: PasskeyRequest | null
  hasCodes: boolean
}

export type Passkey = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** The second factors of one's own account. */
export type SecondFactors = {
  passkeys: Passkey[]
  codes: { created_at: string } | null
  /** Null where none were ever given. */
  recoveryCodes: { left: number; total: number; created_at: string } | null
  isPasskeyAlone: boolean
  /** The last factor may not be removed. */
  isRequired: boolean
}
