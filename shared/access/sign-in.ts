import { z } from 'zod'

import type { Capability } from './capabilities.ts'
import type { User } from './user.ts'

/** Failures within `windowMs` after which sign-in is refused, and raises an alert. */
export const signInLimits = {
  failures: 3,
  windowMs: 900_000,
  suspiciousFailures: 3,
  suspiciousWindowMs: 300_000,
} as const

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .pipe(z.email('Adresse e-mail invalide.'))

const passwordLength = 'Le mot de passe doit contenir entre 8 et 128 caractères.'

/** Exactly as typed: nothing is trimmed or normalised. */
export const passwordSchema = z.string().min(8, passwordLength).max(128, passwordLength)

export const newPasswordMinLength = 12

/** A password one gives oneself; the server refuses known ones besides. */
export const newPasswordSchema = z
  .string()
  .min(newPasswordMinLength, 'Le mot de passe doit contenir entre 12 et 128 caractères.')
  .max(128, 'Le mot de passe doit contenir entre 12 et 128 caractères.')

/** The sign-in form. */
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  captchaToken: z.string().min(1, 'Veuillez compléter la vérification CAPTCHA.').max(4096),
})
export type SignIn = z.infer<typeof signInSchema>

/** What the server counted of a client's failed tries. */
export type SignInAttempts = {
  failedAttempts: number
  /** How long until another try is looked at; 0 when it would be now. */
  retryAfterSeconds: number
}

/** What opens an account without a role, where the settings let anybody. */
export const registrationSchema = z.strictObject({
  email: emailSchema,
  newPassword: newPasswordSchema,
  captchaToken: signInSchema.shape.captchaToken,
})
export type Registration = z.infer<typeof registrationSchema>

/** What the sign-in page must solve before it may send the form. */
export type Challenge =
  | { provider: 'altcha'; challenge: unknown }
  | { provider: 'turnstile'; siteKey: string }

/** Who is signed in, as the administration's pages may know it. */
export type SessionState = {
  user: User & { isAdmin: boolean }
  /** What the pages offer; the server asks again for each call. */
  capabilities: readonly Capability[]
  /** The password is a one-time one: nothing works before it is replaced. */
  mustChangePassword: boolean
  /** A second factor is required and the account has none: nothing works before it has one. */
  mustAddFactor: boolean
  /** Visitors see a page that asks them to wait. */
  isInMaintenance: boolean
  /** Server's clock, when the session was last active and when it ends in any case. */
  now: string
  lastActiveAt: string
  /** When the password was last typed or replaced. */
  authenticatedAt: string
  absoluteExpiresAt: string
  /** When the cookie's secret is past: any question of it in the last five minutes renews it. */
  expiresAt: string
}
