import type { Client } from '@libsql/client/web'

/**
 * Takes the built-in categories from a database for a catalogue of something else, which would have to
 * rename or merge each of them; never from one that has or had an item, or whose categories somebody edited.
 */
export async function removeBuiltInCategories(client: Client): Promise<void> {
  await client.execute(
    `DELETE FROM categories
      WHERE NOT EXISTS (SELECT 1 FROM prompts) AND NOT EXISTS (SELECT 1 FROM gpts)
        AND NOT EXISTS (SELECT 1 FROM content_version WHERE withdrawn > 0)
        AND NOT EXISTS (SELECT 1 FROM admin_logs WHERE table_name = 'categories')`,
  )
}
