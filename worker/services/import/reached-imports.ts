import { type SQL, sql } from 'drizzle-orm'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { Viewer } from '#worker/services/access/rights.ts'

/** Whether a row of the journal is an import that a viewer may know of: theirs, or any for who sees all items. */
export const isReachedImport = ({ userId, may }: Viewer): SQL =>
  sql`(${adminLogs.action} = 'import.write' and (${adminLogs.user_id} = ${userId} or ${may('content.others')}))`
