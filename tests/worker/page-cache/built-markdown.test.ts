import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker()
})
afterAll(() => site.stop())

/** What a browser sends for a page. */
const asBrowser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

async function read(path: string, accept: string) {
  const response = await fetch(site.url + path, { headers: { accept }, redirect: 'manual' })
  const text = await response.text()
  return {
    type: response.headers.get('content-type'),
    vary: response.headers.get('vary'),
    isCopy: response.headers.get('cache-status') === 'site; hit',
    isHtml: text.startsWith('<!DOCTYPE html>'),
  }
}

const vary = 'accept, accept-encoding'
const html = { type: 'text/html; charset=utf-8', vary, isHtml: true }
const markdown = { type: 'text/markdown; charset=utf-8', vary, isHtml: false }

describe('one address in two forms, from copies', () => {
  it.each(['/prompt/expert-amelioration-prompts', '/gpt/lovable-architect'])(
    'gives each visitor of %s the form that it asks for',
    async (path) => {
      const answers = [
        await read(path, asBrowser),
        await read(path, 'text/markdown, text/html;q=0.9'),
        await read(path, asBrowser),
        await read(path, 'text/markdown'),
        await read(`${path}.md`, asBrowser),
      ]

      expect(answers).toEqual([
        { ...html, isCopy: false },
        { ...markdown, isCopy: false },
        { ...html, isCopy: true },
        { ...markdown, isCopy: true },
        { ...markdown, isCopy: true },
      ])
    },
  )

  it('answers with a page where there is no other form', async () => {
    expect(await read('/prompts', 'text/markdown')).toMatchObject({ type: html.type, isHtml: true })
  })
})

it.each(['prompts', 'gpts'])('streams the whole catalogue of %s as JSON', async (kind) => {
  const response = await fetch(`${site.url}/export/${kind}.json`)
  const file: Record<string, unknown> = await response.json()

  expect(response.headers.get('cache-status')).toBeNull()
  expect(file['nombre']).toBeGreaterThan(30)
  expect(file[kind]).toHaveLength(Number(file['nombre']))
})
