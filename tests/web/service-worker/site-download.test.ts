import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createDownload, readDownload, writeDownload } from '#web/offline/site-download.ts'

import { startFakeWorker } from './fake-worker.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const html = () =>
  new Response('<h1>Page</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const addresses = ['/prompt/a', '/prompt/b', '/prompt/c', '/prompt/d', '/prompt/e']

const resume = { kind: 'continue-download' }
const drop = { kind: 'download', change: 'drop', wanted: [] }

/** Starts a download, and posts every second what an open page posts, for so long. */
async function download(answer: (path: string) => Response, minutes: number) {
  const worker = await startFakeWorker(answer)
  await writeDownload(createDownload(addresses, Date.now()))
  const timer = setInterval(() => void worker.post(resume), 1000)
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  clearInterval(timer)
  return worker
}

describe('a new build', () => {
  it('activates without waiting for the download', async () => {
    const worker = await startFakeWorker(html)
    await writeDownload(createDownload(addresses, Date.now()))
    await worker.caches.open('files-old')

    await worker.dispatch('activate')
    expect(worker.requested).toEqual([])
    expect(await worker.caches.has('files-old')).toBe(true)
  })

  it('removes the files of earlier builds once no page needs them', async () => {
    const worker = await startFakeWorker(html)
    await worker.caches.open('files-old')

    await worker.dispatch('activate')
    expect(await worker.caches.has('files-old')).toBe(false)
  })

  it('that waits stops the download of the active one', async () => {
    const worker = await startFakeWorker(html)
    await writeDownload(createDownload(addresses, Date.now()))
    const isHandled = vi.fn()
    void worker.post(resume).then(isHandled)
    await vi.advanceTimersByTimeAsync(100)
    worker.registration.waiting = {}
    await vi.advanceTimersByTimeAsync(600)

    expect(isHandled).toHaveBeenCalledOnce()
    expect(worker.requested).toHaveLength(3)
    await worker.post(resume)
    expect(worker.requested).toHaveLength(3)
  })
})

it('removes the files of earlier builds when its visitor drops an unfinished download', async () => {
  const worker = await startFakeWorker(html)
  await writeDownload({ ...createDownload(addresses, Date.now()), state: 'paused' })
  await worker.caches.open('files-old')

  await worker.post(drop)
  expect(await worker.caches.has('files-old')).toBe(false)
})

it('requests a page again after a server error', async () => {
  let errors = 1
  const worker = await download(
    (path) => (path === '/prompt/a' && errors-- > 0 ? new Response('', { status: 500 }) : html()),
    2,
  )

  expect(worker.requested.filter((path) => path === '/prompt/a')).toHaveLength(2)
  expect(await readDownload()).toMatchObject({ remaining: [], state: 'keeping' })
})

it.each([500, 503])('ends incomplete when three pages always answer %d', async (status) => {
  const failing = addresses.slice(0, 3)
  const worker = await download(
    (path) => (failing.includes(path) ? new Response('', { status }) : html()),
    10,
  )

  const ended = await readDownload()
  expect(ended?.state).toBe('incomplete')
  expect(ended?.remaining.toSorted()).toEqual(failing)
  const requests = worker.requested.length
  await worker.post(resume)
  expect(worker.requested).toHaveLength(requests)
})

it('does not end while the site is unreachable', async () => {
  await download(() => {
    throw new TypeError('Failed to fetch')
  }, 10)

  expect(await readDownload()).toMatchObject({ remaining: expect.any(Array), state: 'keeping' })
  expect((await readDownload())?.remaining).toHaveLength(addresses.length)
})

it('revalidates the other visited pages when one answers with an error', async () => {
  const visited = ['/prompt/a', '/prompt/b']
  let hasError = false
  const worker = await startFakeWorker((path) =>
    hasError && path === '/prompt/a' ? new Response('', { status: 500 }) : html(),
  )
  const keep = { kind: 'keep', wanted: [], isReconnected: true }
  for (const address of visited) await worker.post({ ...keep, visited: address })
  hasError = true
  worker.requested.length = 0

  await worker.post({ ...keep, visited: null })
  expect(worker.requested).toEqual(expect.arrayContaining(visited))
})
