import type { Client } from '@libsql/client/web'

import { variablesSeed } from '#drizzle/seed/variables.ts'

/**
 * Gives a database with prompts that is older than the vocabulary of variables its first one; never one
 * whose vocabulary somebody has edited. In one statement, however many processes start at the same time.
 */
export async function insertFirstVariables(client: Client): Promise<void> {
  await client.execute({
    sql: `INSERT INTO variables (cle, libelle, aide, exemple, nature, portee, choix, alias)
      SELECT value ->> 'cle', value ->> 'libelle', value ->> 'aide', value ->> 'exemple', value ->> 'nature',
        value ->> 'portee', value -> 'choix', value -> 'alias'
      FROM json_each(?)
      WHERE EXISTS (SELECT 1 FROM prompts) AND NOT EXISTS (SELECT 1 FROM variables)
        AND NOT EXISTS (SELECT 1 FROM admin_logs WHERE table_name = 'variables')`,
    args: [JSON.stringify(variablesSeed)],
  })
}
