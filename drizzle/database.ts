import type { Client } from '@libsql/client/web'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'

import * as schema from './schema/index.ts'

/** What every driver needs to open this database; drizzle-kit reads the same schema. */
export const databaseOptions = { schema } as const

export type Database = LibSQLDatabase<typeof schema> & { $client: Client }
