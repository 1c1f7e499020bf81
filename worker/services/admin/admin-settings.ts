import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import {
  joinedSettings,
  type SettingChanges,
  type SettingDifference,
  settingDifferences,
} from '#shared/admin/setting-change.ts'
import type { SiteSettings } from '#shared/site/site-settings.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { listGptsNaming, scoreStatements } from '#worker/services/items/gpt-scores.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

/** Saves what somebody changed of the settings, beside what others saved meanwhile; gives them all. */
export async function saveSettingChanges(
  db: Database,
  actor: Actor,
  changes: SettingChanges,
): Promise<SiteSettings> {
  const stored = await getSiteSettings(db)
  const joined = joinedSettings(stored, changes)
  if (joined === null) {
    throw new AppError('CONFLICT', 'Un réglage que vous changez a été modifié entre-temps.')
  }
  await saveSettings(db, actor, joined)
  return { ...stored, ...joined }
}

/**
 * Saves settings, and writes a row of the journal for each that changes. The name
 * of the consultant counts in the ranking of GPTs, so their scores follow.
 */
export async function saveSettings(
  db: Database,
  actor: Actor,
  values: Partial<SiteSettings>,
): Promise<void> {
  const stored = await getSiteSettings(db)
  const differences = settingDifferences(stored, values)
  const statements = differences.flatMap((difference) =>
    settingStatements(db, actor, difference, values),
  )
  const name = values.identity?.consultant_name ?? stored.identity.consultant_name
  const renamed = await listGptsNaming(db, [stored.identity.consultant_name, name])
  const [first = [], ...others] = renamed
  await writeBatch(db, [...statements, ...(await scoreStatements(db, first, name))])
  for (const ids of others) {
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time, or the database would be busy for long
    await writeBatch(db, await scoreStatements(db, ids, name))
  }
}

function settingStatements(
  db: Database,
  actor: Actor,
  { key, avant, apres }: SettingDifference,
  values: Partial<SiteSettings>,
) {
  const row = settingRow(key, values[key])
  return [
    db
      .insert(siteSettings)
      .values(row)
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: row.value } }),
    logStatement(db, actor, {
      action: 'setting.update',
      table: 'site_settings',
      recordId: key,
      details: { avant, apres },
    }),
  ]
}
