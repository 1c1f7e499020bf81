import { z } from 'zod'

export const roles = ['admin', 'moderator', 'contributor'] as const
export const roleSchema = z.enum(roles)

/** A signed-in user as the rest of the product may see one: no secret field exists here (R205). */
export const userSchema = z.object({
  id: z.string(),
  email: z.email().max(255),
  role: roleSchema.nullable(),
})
export type User = z.infer<typeof userSchema>
