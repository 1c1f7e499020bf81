import { vi } from 'vitest'

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

/** Gives the test an empty local storage whose changes notify nobody. */
export function stubBrowser(): void {
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('localStorage', Object.create(methods))
}
