import { encodeBase32NoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI, generateHOTP, verifyHOTP } from '@oslojs/otp'

const stepMs = 30_000
const digits = 6
const secretBytes = 20

/** A secret that an authentication application makes codes of. */
export const newCodeSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(secretBytes))

/** The secret as one types it. */
export const secretText = (secret: Uint8Array): string => encodeBase32NoPadding(secret)

/** The secret as an application scans it, which shows it under the site's name. */
export const codesAddress = (
  secret: Uint8Array,
  { siteName, email }: { siteName: string; email: string },
): string => createTOTPKeyURI(siteName, email, secret, stepMs / 1000, digits)

/** The code that RFC 6238 gives at an instant. */
export const codeAt = (secret: Uint8Array, at: Date, length = digits): string =>
  generateHOTP(secret, BigInt(stepOf(at)), length)

/**
 * The time step that the code is of, or null. A clock may be one step off, and no step is taken that is
 * not after the last one taken: a code that somebody read over a shoulder opens nothing.
 */
export function matchStep(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const current = stepOf(now)
  const step = [current, current - 1, current + 1].find((one) =>
    verifyHOTP(secret, BigInt(one), digits, code),
  )
  return step !== undefined && step > lastStep ? step : null
}

const stepOf = (at: Date) => Math.floor(at.getTime() / stepMs)
