import { customType, text } from 'drizzle-orm/sqlite-core'

export const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID())

/** An instant as ISO 8601 text in UTC: sorts as it stands, and JSON carries it unchanged. */
export const instant = () =>
  text()
    .notNull()
    .$defaultFn(() => new Date().toISOString())

type Codec<Data> = {
  /** Throws on a value that the product may not store. */
  write: (data: Data) => Data
  /** Makes sense of whatever is stored: what has the wrong shape is dropped. */
  read: (stored: unknown) => Data
}

/** A JSON text column: written strictly by a shared schema, read leniently. */
export const json = <Data>({ write, read }: Codec<Data>) =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(write(value)),
    fromDriver: (stored) => read(parseJson(stored)),
  })()

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
