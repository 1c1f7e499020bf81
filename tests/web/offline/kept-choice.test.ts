import { describe, expect, it } from 'vitest'

import {
  addressesToDrop,
  keptMaxPages,
  neverVisited,
  ownPages,
  unvisitedAddresses,
  wantedAddresses,
} from '#web/offline/kept-choice.ts'

const visits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `/prompt/p-${index}`, visitedAt: index }))

describe('the pages that go', () => {
  it('are none while there is room', () => {
    expect(addressesToDrop(visits(keptMaxPages), [])).toEqual([])
  })

  it('are the longest unvisited, until the others fit', () => {
    expect(addressesToDrop(visits(keptMaxPages + 2).toReversed(), [])).toEqual([
      '/prompt/p-0',
      '/prompt/p-1',
    ])
  })

  it('are neither what is begun or selected nor the visitor’s own pages', () => {
    const kept = [...ownPages.map((address) => ({ address, visitedAt: -1 })), ...visits(57)]

    expect(addressesToDrop(kept, ['/prompt/p-0'])).toEqual(['/prompt/p-1'])
  })
})

describe('the site download', () => {
  const downloaded = Array.from({ length: 200 }, (_, index) => `/gpt/g-${index}`)
  const downloadedPages = downloaded.map((address) => ({ address, visitedAt: neverVisited }))

  it('removes no visited page, and loses none to a visit', () => {
    const kept = [...downloadedPages, ...visits(keptMaxPages)]

    expect(addressesToDrop(kept, [], downloaded)).toEqual([])
    expect(addressesToDrop([...kept, { address: '/cgu', visitedAt: 99 }], [], downloaded)).toEqual([
      '/prompt/p-0',
    ])
  })

  it('leaves visited and wanted pages when it is removed', () => {
    const kept = [
      ...ownPages.map((address) => ({ address, visitedAt: neverVisited })),
      ...downloadedPages,
      { address: '/prompt/visited', visitedAt: 1 },
    ]

    expect(unvisitedAddresses(kept, ['/gpt/g-0'])).toEqual(downloaded.slice(1))
  })
})

describe('the pages that are wanted', () => {
  it('are what was begun, then what is selected, the newest of both first', () => {
    expect(wantedAddresses(['/prompt/b', '/prompt/a'], ['/gpt/c', '/prompt/a', '/gpt/d'])).toEqual([
      '/prompt/b',
      '/prompt/a',
      '/gpt/d',
      '/gpt/c',
    ])
  })

  it('are pages of items, whatever is stored', () => {
    expect(wantedAddresses(['/prompt/', '/prompt/a/b'], ['/secure-admin-panel'])).toEqual([])
  })

  it('leave room for visits', () => {
    const many = visits(200).map(({ address }) => address)

    expect(wantedAddresses([], many).length).toBeLessThan(keptMaxPages - ownPages.length)
  })
})
