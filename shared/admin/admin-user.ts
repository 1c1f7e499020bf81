import { z } from 'zod'

import { emailSchema } from '#shared/access/sign-in.ts'
import { type Role, roleSchema } from '#shared/access/user.ts'

/** An account that an administrator opens for somebody. */
export const invitationSchema = z.strictObject({ email: emailSchema, role: roleSchema })
export type Invitation = z.infer<typeof invitationSchema>

/** An account as the table of users shows it. */
export type AdminUser = {
  id: string
  email: string
  /** From the most recent grant; null for an account that was never given one. */
  role: Role | null
  granted_at: string | null
  created_at: string
  last_sign_in_at: string | null
  suspended_at: string | null
  /** It registered itself: nobody knows whose address it is. */
  isSelfRegistered: boolean
  /** It still has a one-time password. */
  mustChangePassword: boolean
  hasSecondFactor: boolean
  /** Sessions that are open now. */
  sessions: number
  isSelf: boolean
}
