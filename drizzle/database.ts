import type { Client } from '@libsql/client/web'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'

/** The database, through whichever driver. */
export type Database = LibSQLDatabase & { $client: Client }
