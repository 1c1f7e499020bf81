import { vi } from 'vitest'

type Listener = (event: unknown) => void
type Registration = { waiting: unknown; installing: unknown }

/** Runs the service worker with in-memory caches. `answer` gives the response to each fetch. */
export async function startFakeWorker(answer: (path: string) => Response) {
  const listeners = new Map<string, Listener>()
  const registration: Registration = { waiting: null, installing: null }
  const requested: string[] = []
  const caches = createCaches()
  vi.stubGlobal('BUILD_ID', 'new')
  vi.stubGlobal('BUILD_FILES', [])
  vi.stubGlobal('location', new URL('https://site.example/'))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('registration', registration)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  )
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    const response = answer(path)
    Object.defineProperty(response, 'url', { value: new URL(path, location.origin).href })
    return response
  })
  vi.resetModules()
  // The types of a service worker are not those of this project.
  await vi.importActual('#web/service-worker/service-worker.ts')

  /** Dispatches an event. Resolves when everything that the worker waits for is done. */
  async function dispatch(kind: string, fields: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = []
    listeners.get(kind)?.({ ...fields, waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  return {
    caches,
    registration,
    requested,
    dispatch,
    post: (data: unknown) => dispatch('message', { data }),
  }
}

const keyOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, 'https://site.example/').href

function createCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (key: string | { url: string }) => entries.get(keyOf(key))?.clone(),
      put: async (path: string, response: Response) => void entries.set(keyOf(path), response),
      delete: async (path: string) => entries.delete(keyOf(path)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  }
}
