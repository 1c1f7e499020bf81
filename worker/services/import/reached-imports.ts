import { type SQL, sql } from 'drizzle-orm'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { Viewer } from '#worker/services/access/rights.ts'

/** Whether a viewer may know of the import that a row of the journal is: it is theirs, or they see all items. */
export const isReachedImport = ({ userId, may }: Viewer): SQL =>
  sql`(${adminLogs.user_id} = ${userId} or ${may('content.others')})`
