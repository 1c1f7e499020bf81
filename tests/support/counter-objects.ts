import { RateLimiter } from '#worker/limits/rate-limiter.ts'

/**
 * The objects that count, as the platform would run them: one for each name, with a storage of its own,
 * and in each one request at a time up to its first wait.
 */
export function counterObjects() {
  const objects = new Map<string, RateLimiter>()
  const getByName = (name: string) => {
    const object = objects.get(name) ?? new RateLimiter({ storage: storageInMemory() })
    objects.set(name, object)
    return {
      fetch: (url: string, init: RequestInit) => object.fetch(new Request(url, init)),
    }
  }
  return { getByName, names: () => [...objects.keys()] }
}

function storageInMemory() {
  const values = new Map<string, unknown>()
  let alarm: number | null = null
  return {
    kv: {
      get: (key: string) => structuredClone(values.get(key)),
      put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
    },
    getAlarm: async () => alarm,
    setAlarm: async (time: number) => {
      alarm = time
    },
    deleteAll: async () => values.clear(),
  }
}
