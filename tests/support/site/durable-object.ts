import { DatabaseSync } from 'node:sqlite'

import type { ObjectState, ObjectStorage } from 'cloudflare:workers'

/** Stands for that of `cloudflare:workers` outside workerd (`tests/vitest.config.ts`). */
export class DurableObject {
  protected readonly ctx: ObjectState

  constructor(state: ObjectState) {
    this.ctx = state
  }
}

/** A storage whose SQL runs in a database in memory; it has no alarm. */
export function sqliteStorage(onWrite: () => void = () => {}): ObjectStorage {
  let database = new DatabaseSync(':memory:')
  return {
    sql: {
      exec: (statement, ...values) => {
        if (/^(?:insert|update|delete)/i.test(statement)) onWrite()
        const rows = database
          .prepare(statement)
          .all(...values.map(toNode))
          .map(fromNode)
        return { toArray: () => rows }
      },
    },
    getAlarm: async () => null,
    setAlarm: async () => {},
    deleteAll: async () => {
      database = new DatabaseSync(':memory:')
    },
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
