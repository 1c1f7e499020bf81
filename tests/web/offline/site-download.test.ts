import { expect, it } from 'vitest'

import {
  createDownload,
  downloadMaxPages,
  isDownloading,
  isDownloadStale,
} from '#web/offline/site-download.ts'

const dayMs = 24 * 3_600_000

it('has every page once, up to its bound', () => {
  const many = Array.from({ length: downloadMaxPages + 1 }, (_, index) => `/gpt/${index}`)

  expect(createDownload(['/', '/', '/gpts'], 0).addresses).toEqual(['/', '/gpts'])
  expect(createDownload(many, 0).remaining).toHaveLength(downloadMaxPages)
})

it('is stale a day after it ended, and never while it is paused or under way', () => {
  const complete = { ...createDownload(['/'], 0), remaining: [] }

  expect(isDownloadStale(complete, dayMs)).toBe(false)
  expect(isDownloadStale(complete, dayMs + 1)).toBe(true)
  expect(isDownloadStale({ ...complete, state: 'paused' }, dayMs + 1)).toBe(false)
  expect(isDownloadStale({ ...complete, remaining: ['/'] }, dayMs + 1)).toBe(false)
  expect(isDownloadStale({ ...complete, remaining: ['/'], state: 'incomplete' }, dayMs + 1)).toBe(
    true,
  )
})

it('needs the service worker only while pages remain and it is not paused', () => {
  const download = createDownload(['/'], 0)

  expect(isDownloading(download)).toBe(true)
  expect(isDownloading({ ...download, state: 'paused' })).toBe(false)
  expect(isDownloading({ ...download, state: 'incomplete' })).toBe(false)
  expect(isDownloading({ ...download, remaining: [] })).toBe(false)
})
