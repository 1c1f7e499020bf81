import { base64url } from 'jose'

import { recoveryCodeCount } from '#shared/access/second-factor.ts'

/** 32 letters and digits that nobody confuses, so five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 16

/** Ten ways out, of 80 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from(
      crypto.getRandomValues(new Uint8Array(codeLength)),
      (byte) => alphabet[byte % alphabet.length],
    ).join(''),
  )

/** As one reads and types it: `ABCD-EFGH-JKLM-NPQR`. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** What the database keeps of a code; it differs from one account to another. */
export async function recoveryCodeHash(userId: string, code: string): Promise<string> {
  const bytes = new TextEncoder().encode(`recovery ${userId} ${code}`)
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
