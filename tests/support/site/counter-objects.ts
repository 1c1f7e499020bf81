import { RateLimiter } from '#worker/limits/rate-limiter-object.ts'

import { sqliteStorage } from './durable-object.ts'

/**
 * The objects that count, as the platform would run them: one for each name, with a storage of its own,
 * and in each one request at a time up to its first wait.
 */
export function counterObjects() {
  const objects = new Map<string, RateLimiter>()
  let writes = 0
  const noteWrite = () => {
    writes += 1
  }
  const storages: ReturnType<typeof storageInMemory>[] = []
  const getByName = (name: string) => {
    const known = objects.get(name)
    if (known) return known
    const storage = storageInMemory(noteWrite)
    storages.push(storage)
    const object = new RateLimiter({ storage }, {})
    objects.set(name, object)
    return object
  }
  const rows = () =>
    storages.flatMap(({ sql }) => sql.exec('SELECT key, counts FROM counts').toArray())
  return { getByName, rows, writes: () => writes }
}

/** The storage of an object, in a database of its own in memory. */
export function storageInMemory(onWrite: () => void = () => {}) {
  const storage = { ...sqliteStorage(onWrite), alarm: null as number | null }
  return Object.assign(storage, {
    getAlarm: async () => storage.alarm,
    setAlarm: async (time: number) => {
      storage.alarm = time
    },
  })
}
