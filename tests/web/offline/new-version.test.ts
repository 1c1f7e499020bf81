import { afterEach, expect, it, vi } from 'vitest'

import { offerNewVersion } from '#web/offline/new-version.ts'

afterEach(() => vi.unstubAllGlobals())

/** Messages to a waiting build from a page that has just been opened. */
function postedBy(page: { isFromCache: boolean }): unknown[] {
  const postMessage = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('document', { addEventListener: () => {} })
  offerNewVersion(Object.create({ waiting: { postMessage }, addEventListener: () => {} }), page)
  return postMessage.mock.calls.flat()
}

it('lets a waiting build take over when the page came from the network', () => {
  expect(postedBy({ isFromCache: false })).toEqual([
    { kind: 'take-over', onlyIfSingleClient: true },
  ])
})

it('leaves a waiting build alone when the page came from the cache', () => {
  expect(postedBy({ isFromCache: true })).toEqual([])
})
