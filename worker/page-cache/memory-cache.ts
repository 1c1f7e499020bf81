import type { CachedPage } from './cached-page.ts'

/** The copies of one isolate, the longest unused of which go when they hold too many bytes. */
export function createMemoryCache(maxBytes: number) {
  const copies = new Map<string, CachedPage>()
  let bytes = 0
  let newest: string | undefined
  const remove = (address: string) => {
    const copy = copies.get(address)
    if (copy) bytes -= sizeOf(copy)
    copies.delete(address)
  }
  return {
    get(address: string): CachedPage | undefined {
      const copy = copies.get(address)
      if (!copy || address === newest) return copy
      // The order of a map is that in which its entries came.
      copies.delete(address)
      copies.set(address, copy)
      newest = address
      return copy
    },
    set(address: string, copy: CachedPage): void {
      remove(address)
      copies.set(address, copy)
      newest = address
      bytes += sizeOf(copy)
      for (const oldest of copies.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
  }
}

/** Bytes that a copy takes; its headers are held twice. An answer without a body is not free. */
const sizeOf = ({ body, headers, zipped }: CachedPage): number =>
  headers.reduce(
    (sum, [name, value]) => sum + 2 * (name.length + value.length),
    body.size + (zipped?.body.size ?? 0),
  )

export type MemoryCache = ReturnType<typeof createMemoryCache>
