import type { Client } from '@libsql/client/web'

const nobodyBegan = `NOT EXISTS (SELECT 1 FROM prompts) AND NOT EXISTS (SELECT 1 FROM gpts)
  AND NOT EXISTS (SELECT 1 FROM content_version WHERE withdrawn > 0)
  AND NOT EXISTS (SELECT 1 FROM admin_logs WHERE table_name = 'categories')`

/**
 * Makes a database ready for a catalogue of something else: without the built-in categories, which it would
 * have to rename or merge one by one, and with true figures in its footer, where the first catalogue has its
 * editor's claims. Never one that has or had an item, or whose categories somebody edited.
 */
export async function beginWithoutSamples(client: Client): Promise<void> {
  await client.batch(
    [
      `INSERT OR IGNORE INTO site_settings (key, value) SELECT 'footer_live_counts', 'true' WHERE ${nobodyBegan}`,
      `DELETE FROM categories WHERE ${nobodyBegan}`,
    ],
    'write',
  )
}
