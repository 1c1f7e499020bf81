import { type SQL, sql } from 'drizzle-orm'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { Viewer } from '#worker/services/access/rights.ts'

/** Condition for a query of `admin_logs`: the import is the viewer's own, or they can see all items. */
export const isImportVisibleTo = ({ userId, may }: Viewer): SQL =>
  sql`(${adminLogs.user_id} = ${userId} or ${may('content.others')})`
