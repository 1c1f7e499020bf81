import { z } from 'zod'

import type { TestDatabase } from './test-database.ts'

/** Every row of every table by its name, but for the index of the search, which triggers keep. */
export async function readAllRows({ $client }: TestDatabase): Promise<Record<string, unknown[]>> {
  const [tables] = await $client.batch(
    [
      "select name from sqlite_master where type = 'table' and sql not like '%VIRTUAL%' and name not like 'sqlite%' and name not like 'libsql%' and name not like 'search%'",
    ],
    'read',
  )
  const names = tables?.rows.map((row) => z.string().parse(row[0])) ?? []
  const contents = await $client.batch(
    names.map((name) => `select * from "${name}"`),
    'read',
  )
  return Object.fromEntries(names.map((name, index) => [name, contents[index]?.rows ?? []]))
}
