import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { restoreCachedPage, zipCachedPage } from '#worker/page-cache/cached-page.ts'
import { createMemoryCache } from '#worker/page-cache/memory-cache.ts'

const copyOf = (bytes: number) =>
  restoreCachedPage(
    { status: 200, version: 1, freshUntil: 0, validUntil: 0, headers: [['etag', '"e"']] },
    new Blob([new ArrayBuffer(bytes)]),
  )
/** `etag` and `"e"`, twice. */
const headerBytes = 14

const addresses = ['/', '/a', '/b', '/c', '/d', '/e']
const steps = fc.array(
  fc.record({
    address: fc.constantFrom(...addresses),
    bytes: fc.option(fc.integer({ min: 0, max: 46 }), { nil: null }),
  }),
  { maxLength: 40 },
)

it('hold what was used last, and never more bytes than they may', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const maxBytes = 100
      const copies = createMemoryCache(maxBytes)
      // The same by counting: the longest unused first.
      let expected: { address: string; bytes: number }[] = []
      for (const { address, bytes } of taken) {
        const known = expected.find((one) => one.address === address)
        const used = bytes === null ? known : { address, bytes: bytes + headerBytes }
        if (bytes !== null) copies.set(address, copyOf(bytes))
        else copies.get(address)
        if (!used) continue
        expected = [...expected.filter((one) => one.address !== address), used]
        while (expected.reduce((sum, one) => sum + one.bytes, 0) > maxBytes) expected.shift()
      }

      const held = addresses.flatMap((address) => {
        const copy = copies.get(address)
        return copy ? [{ address, bytes: copy.body.size + headerBytes }] : []
      })
      expect(held).toEqual(
        expected.toSorted((a, b) => addresses.indexOf(a.address) - addresses.indexOf(b.address)),
      )
    }),
  )
})

it('hold no copy that is larger than all that they may hold', () => {
  const copies = createMemoryCache(100)
  copies.set('/', copyOf(10))
  copies.set('/a', copyOf(101 - headerBytes))

  expect([copies.get('/'), copies.get('/a')]).toEqual([undefined, undefined])
  copies.set('/b', copyOf(100 - headerBytes))
  expect(copies.get('/b')?.body.size).toBe(100 - headerBytes)
})

it('count a zipped copy with both its forms', async () => {
  const headers: [string, string][] = [['content-type', 'text/html']]
  const plain = restoreCachedPage(
    { status: 200, version: 1, freshUntil: 0, validUntil: 0, headers },
    new Blob([new ArrayBuffer(2000)]),
  )
  const zipped = await zipCachedPage(plain)
  const bytes = 2000 + (zipped.zipped?.body.size ?? 0) + 42
  const holds = (maxBytes: number) => {
    const copies = createMemoryCache(maxBytes)
    copies.set('/', zipped)
    return copies.get('/') !== undefined
  }

  expect(bytes).toBeGreaterThan(2042)
  expect([holds(bytes), holds(bytes - 1)]).toEqual([true, false])
})
