import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import { gpts, prompts } from '#drizzle/schema/index.ts'

export type StoredBytes = {
  all: number
  /** Of it, what only the search reads: its tables, and its column of every item. */
  search: number
}

/** Bytes of the database's pages. */
export async function readStoredBytes(client: Client): Promise<StoredBytes> {
  const { rows } = await client.execute(
    `select (select sum(pgsize) from dbstat where aggregate = true) as all_bytes,
       (select sum(pgsize) from dbstat where aggregate = true
         and (name like 'search\\_%' escape '\\' or name like '%\\_search\\_%' escape '\\')) as tables,
       (select sum(octet_length(${prompts.recherche.name})) from prompts) as of_prompts,
       (select sum(octet_length(${gpts.recherche.name})) from gpts) as of_gpts`,
  )
  const bytes = bytesSchema.parse(rows[0])
  return { all: bytes.all_bytes, search: bytes.tables + bytes.of_prompts + bytes.of_gpts }
}

const bytesSchema = z.object({
  all_bytes: z.number(),
  tables: z.number(),
  of_prompts: z.number(),
  of_gpts: z.number(),
})
