import type { ObjectState, ObjectStorage } from 'cloudflare:workers'

/** Stands for that of `cloudflare:workers` outside workerd (`tests/vitest.config.ts`). */
export class DurableObject {
  protected readonly ctx: ObjectState

  constructor(state: ObjectState) {
    this.ctx = state
  }
}

const unused = () => {
  throw new Error('This storage is not there')
}

/** A storage of which a test gives what its object uses. */
export const emptyStorage: ObjectStorage = {
  kv: { get: unused, put: unused },
  sql: { exec: unused },
  getAlarm: unused,
  setAlarm: unused,
  deleteAll: unused,
}
