import { inArray } from 'drizzle-orm'

import { siteSettings } from '#drizzle/schema/index.ts'
import { readSettings } from '#shared/site/site-settings.ts'
import type { Database } from '#worker/database/db.ts'

/** Whether visitors are kept out, and the name of the site that tells them. */
export type Maintenance = { isOn: boolean; siteName: string }

export async function readMaintenance(db: Database): Promise<Maintenance> {
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, ['maintenance_mode', 'site_name']))
  const { maintenance_mode, site_name } = readSettings(rows)
  return { isOn: maintenance_mode, siteName: site_name }
}
