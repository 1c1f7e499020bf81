import { sql } from 'drizzle-orm'

import { capabilitiesOf } from '#shared/access/capabilities.ts'
import type { Editor } from '#worker/services/access/rights.ts'

/** One who may do what contributors may, for a service that is called without a procedure. */
export const contributor = (userId: string): Editor => ({
  userId,
  may: (capability) =>
    capabilitiesOf('contributor', true).includes(capability) ? sql`true` : sql`false`,
  adresse: '',
  userAgent: '',
  now: new Date(),
})
