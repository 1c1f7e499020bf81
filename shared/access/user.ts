import { z } from 'zod'

export const roles = ['admin', 'moderator', 'contributor'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** A signed-in user as the rest of the product may see one: no secret field exists here. */
export const userSchema = z.object({
  id: z.string(),
  email: z.email().max(255),
  role: roleSchema.nullable(),
})
export type User = z.infer<typeof userSchema>

/**
 * The one spelling under which an account is stored, found and counted: letters of other widths and
 * cases, and space around, are one address, or each spelling would have tries of its own.
 */
export const canonicalEmail = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase()
