/** What the platform gives its objects, here what is used of it. */
declare module 'cloudflare:workers' {
  export type ObjectStorage = {
    sql: {
      exec: (
        statement: string,
        ...values: (string | number | ArrayBuffer)[]
      ) => { toArray: () => Record<string, unknown>[] }
    }
    getAlarm: () => Promise<number | null>
    setAlarm: (time: number) => Promise<void>
    deleteAll: () => Promise<void>
  }

  export type ObjectState = { storage: ObjectStorage }

  export class DurableObject {
    constructor(state: ObjectState, bindings: unknown)
    protected readonly ctx: ObjectState
  }
}
