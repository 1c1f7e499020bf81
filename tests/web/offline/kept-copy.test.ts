import { expect, it } from 'vitest'

import { keptCopy, readNote } from '#web/offline/kept-copy.ts'
import { pageSummary } from '#web/offline/page-summary.ts'
import { readMessage } from '#web/offline/worker-message.ts'

const note = {
  title: 'L’audit « éclair »',
  description: 'Dix\nlignes',
  keywords: 'audit, SEO',
  visitedAt: 1,
  checkedAt: 2,
}

it('keeps a page with its headers and a note, but for what says how it travelled', async () => {
  const answer = new Response('<p>', {
    headers: { etag: '"x"', 'content-encoding': 'gzip', 'content-security-policy': 'strict' },
  })
  const copy = keptCopy(answer, '<p>corps', note)

  expect(await copy.text()).toBe('<p>corps')
  expect(readNote(copy)).toEqual(note)
  expect(copy.headers.get('etag')).toBe('"x"')
  expect(copy.headers.get('content-security-policy')).toBe('strict')
  expect(copy.headers.has('content-encoding')).toBe(false)
})

it.each([undefined, '%', 'null', '[]', encodeURIComponent(JSON.stringify({ ...note, title: 1 }))])(
  'reads no note from %s',
  (text) => {
    expect(readNote(new Response('', { headers: text ? { 'x-kept': text } : {} }))).toBeNull()
  },
)

it('reads what a page says of itself', () => {
  const html =
    '<head><meta name="description" content="A &amp; B &quot;C&quot;"/><meta name="keywords" content="seo, audit"/></head><body><h1 class="x">L\'audit <em>éclair</em><!-- --> &lt;b&gt;</h1>'

  expect(pageSummary(html)).toEqual({
    title: "L'audit éclair <b>",
    description: 'A & B "C"',
    keywords: 'seo, audit',
  })
  expect(pageSummary('')).toEqual({ title: '', description: '', keywords: '' })
})

it('reads what a page posts, and nothing else', () => {
  const keep = { kind: 'keep', visited: '/', wanted: ['/prompt/a'], isReconnected: true }

  expect(readMessage(keep)).toEqual(keep)
  expect(readMessage({ kind: 'keep', visited: 1, wanted: ['/', 2] })).toEqual({
    kind: 'keep',
    visited: null,
    wanted: ['/'],
    isReconnected: false,
  })
  expect(readMessage({ kind: 'take-over', wanted: [] })).toEqual({
    kind: 'take-over',
    onlyIfSingleClient: false,
  })
  expect(readMessage({ kind: 'download', change: 'keep', addresses: ['/', 1] })).toEqual({
    kind: 'download',
    change: 'keep',
    addresses: ['/'],
  })
  const others = [null, 'keep', {}, { kind: 'keep' }, { kind: 'drop', wanted: [] }]
  for (const other of [...others, { kind: 'download', change: 'burn' }]) {
    expect(readMessage(other)).toBeNull()
  }
})
