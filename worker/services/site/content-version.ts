// Asked before anything else is loaded: the other tables are not needed for it.
import { contentVersion } from '#drizzle/schema/content-version.ts'
import type { Database } from '#worker/database/db.ts'

/** How often what the public pages show has changed, and when something was last taken from them. */
export async function readContentVersion(
  db: Database,
): Promise<{ version: number; withdrawn: number }> {
  const { version, withdrawn } = contentVersion
  const [row] = await db.select({ version, withdrawn }).from(contentVersion)
  if (!row) throw new Error('The content version is missing')
  return row
}
