import { RateLimiter } from '#worker/limits/rate-limiter-object.ts'

import { emptyStorage } from './durable-object.ts'

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
  const getByName = (name: string) => {
    const object = objects.get(name) ?? new RateLimiter({ storage: storageInMemory(noteWrite) }, {})
    objects.set(name, object)
    return object
  }
  return { getByName, names: () => [...objects.keys()], writes: () => writes }
}

function storageInMemory(onWrite: () => void) {
  const values = new Map<string, unknown>()
  let alarm: number | null = null
  return {
    ...emptyStorage,
    kv: {
      get: (key: string) => structuredClone(values.get(key)),
      put: (key: string, value: unknown) => {
        onWrite()
        values.set(key, structuredClone(value))
      },
    },
    getAlarm: async () => alarm,
    setAlarm: async (time: number) => {
      alarm = time
    },
    deleteAll: async () => values.clear(),
  }
}
