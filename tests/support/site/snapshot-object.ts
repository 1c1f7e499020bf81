import { DatabaseSync } from 'node:sqlite'

import { PageSnapshot } from '#worker/page-cache/page-snapshot.ts'

import { emptyStorage } from './durable-object.ts'

/** The object that holds the last good copies, as the platform would run it: on SQLite of its own. */
export function snapshotObject() {
  const database = new DatabaseSync(':memory:')
  const storage = {
    ...emptyStorage,
    sql: {
      exec: (statement: string, ...values: (string | number | ArrayBuffer)[]) => {
        const rows = database
          .prepare(statement)
          .all(...values.map(toNode))
          .map(fromNode)
        return { toArray: () => rows }
      },
    },
  }
  const object = new PageSnapshot({ storage }, {})
  const asked = {
    find: async (...question: Parameters<PageSnapshot['find']>) => object.find(...question),
    keep: async (...question: Parameters<PageSnapshot['keep']>) => object.keep(...question),
    recordPurge: async (withdrawn: number) => object.recordPurge(withdrawn),
  }
  return { getByName: (_name: string) => asked }
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
