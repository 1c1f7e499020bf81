import { customType, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

type Bytes = Uint8Array<ArrayBuffer>

const bytes = customType<{ data: Bytes; driverData: Bytes | ArrayBuffer }>({
  dataType: () => 'blob',
  fromDriver: (stored) => new Uint8Array(stored),
})

/** The public search index as an isolate loads it, in parts that a request to the database can carry. */
export const searchSnapshot = sqliteTable('search_snapshot', {
  part: integer().primaryKey(),
  // The following are the same in each part.
  format: integer().notNull(),
  /** The newest change in the index. */
  change: integer().notNull(),
  bytes: bytes().notNull(),
})
