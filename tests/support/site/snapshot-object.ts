import { DatabaseSync } from 'node:sqlite'

import { PageSnapshot } from '#worker/page-cache/page-snapshot.ts'

/** The object that holds the last good copies, as the platform would run it: on SQLite of its own. */
export function snapshotObject() {
  const database = new DatabaseSync(':memory:')
  const object = new PageSnapshot({
    storage: {
      sql: {
        exec: (statement, ...values) => {
          const rows = database
            .prepare(statement)
            .all(...values.map(toNode))
            .map(fromNode)
          return { toArray: () => rows }
        },
      },
    },
  })
  return {
    getByName: (_name: string) => ({
      fetch: (url: string, init: RequestInit) => object.fetch(new Request(url, init)),
    }),
  }
}

const toNode = (value: string | number | ArrayBuffer) =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value

const fromNode = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Uint8Array.from(value).buffer : value,
    ]),
  )
