import { beforeAll, describe, expect, it, vi } from 'vitest'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { recordingBudgets } from '#tests/support/site/budgets.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { costs } from '#worker/limits/costs.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

import { connectAssistant } from './assistant.ts'

let db: Database
let site: ReturnType<typeof testSite>

beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche' })
  site = testSite(() => db)
})

const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}
const post = (body: unknown, init: RequestInit = {}, to = site) =>
  to.get('/mcp', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })

describe('the endpoint of assistants', () => {
  it('answers a call in plain JSON, to be kept by nobody', async () => {
    const response = await post(call)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toMatchObject({ id: 1, result: { tools: [{}, {}, {}, {}, {}] } })
  })

  it('is open to pages of any origin, which send no credentials', async () => {
    const foreign = { ...headers, origin: 'https://ailleurs.fr', 'sec-fetch-site': 'cross-site' }
    const asked = await site.get('/mcp', { method: 'OPTIONS', headers: foreign })
    const answered = await post(call, { headers: foreign })

    expect([asked.status, answered.status]).toEqual([204, 200])
    for (const response of [asked, answered]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST')
    expect(asked.headers.get('access-control-allow-headers')).toContain('*')
  })

  it('is the only one: elsewhere a foreign page may neither ask nor write', async () => {
    const foreign = { ...headers, origin: 'https://ailleurs.fr' }
    for (const path of ['/mcp/x', '/prompts', '/']) {
      const written = await site.get(path, { method: 'POST', headers: foreign, body: '{}' })
      const asked = await site.get(path, { method: 'OPTIONS', headers: foreign })
      expect([path, written.status, asked.status]).toEqual([path, 405, 405])
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    }
    const api = await site.get('/api/trpc/auth.signOut', {
      method: 'POST',
      headers: foreign,
      body: '{}',
    })
    expect(api.status).toBe(403)
  })

  it.each(['DELETE', 'PUT', 'PATCH'])('has no session to answer %s', async (method) => {
    const response = await site.get('/mcp', { method })

    expect([response.status, response.headers.get('allow')]).toEqual([
      405,
      'GET, HEAD, POST, OPTIONS',
    ])
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
  })

  it('opens no stream, and shows a browser the page', async () => {
    const stream = await site.get('/mcp', { headers: { accept: 'text/event-stream' } })
    const page = await site.get('/mcp', { headers: { accept: 'text/html,*/*' } })

    expect(stream.status).toBe(405)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each([
    ['what is no JSON', '{"jsonrpc":', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['what is no call', { bonjour: 1 }, 400, -32_600],
    ['several calls at once, which would count as one', [call, call], 400, -32_600],
  ])('refuses %s', async (_what, body, status, code) => {
    const response = await post(body)

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('refuses another type than JSON, and a body of more than a hundred kilobytes', async () => {
    const form = await post(call, { headers: { ...headers, 'content-type': 'text/plain' } })
    const long = await post({ ...call, params: { _meta: { text: 'x'.repeat(100_000) } } })

    expect([form.status, long.status]).toEqual([415, 413])
    expect(await long.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
  })

  it('keeps no subscription open', async () => {
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const method = 'subscriptions/listen'
    const params = { _meta: envelope, notifications: { toolsListChanged: true } }
    const response = await post(
      { ...call, method, params },
      { headers: { ...headers, 'mcp-protocol-version': '2026-07-28', 'mcp-method': method } },
    )

    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toMatchObject({ id: 1, error: {} })
  })

  it('refuses a cursor that no page gave', async () => {
    const [prompts, resources] = await Promise.all(
      ['prompts/list', 'resources/list'].map(async (method) =>
        (await post({ ...call, method, params: { cursor: 'prompt/../x' } })).json(),
      ),
    )

    expect([prompts, resources]).toMatchObject([
      { error: { code: -32_602 } },
      { error: { code: -32_602 } },
    ])
  })
})

describe('the budget of calls', () => {
  it('charges every call, by its tool, to the address of its client', async () => {
    const { budgets, takeSpent } = recordingBudgets()
    const limited = testSite(() => db, { budgets })
    const from = { headers: { ...headers, 'cf-connecting-ip': '203.0.113.7' } }
    const params = { name: 'rechercher', arguments: { q: 'texte' } }

    await post(call, from, limited)
    await post({ ...call, method: 'tools/call', params }, from, limited)
    await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, from, limited)
    await post('no JSON', from, limited)
    await limited.get('/mcp', from)

    const units = 4 * costs.read.units + costs.assistantSearch.units
    expect(takeSpent()).toEqual([`client 203.0.113.7: ${units}`])
  })

  it('answers what is beyond it with 429 and when to come back, in French', async () => {
    const { budgets } = recordingBudgets(() => ({ allowed: false, retryAfterSeconds: 42 }))
    const limited = testSite(() => db, { budgets })
    const params = { name: 'rechercher', arguments: { q: 'texte' } }
    const response = await post({ ...call, method: 'tools/call', params }, {}, limited)

    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { message: errorMessages.tooManyRequests },
    })
  })
})

it('says in the words of the protocol that the site is closed', async () => {
  const closed = await createTestDatabase()
  await writeBatch(closed, [
    closed.insert(siteSettings).values(settingRow('maintenance_mode', true)),
  ])
  const params = { name: 'lire_prompt', arguments: { slug: 'fiche' } }
  const response = await post(
    { ...call, method: 'tools/call', params },
    {},
    testSite(() => closed),
  )

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600'])
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
})

it('tells an assistant of a failure no more than the reference that the log knows', async () => {
  const { state, open } = await startDatabaseProxy()
  state.answers = ['refuse']
  const broken = testSite(open)
  const client = await connectAssistant(siteOrigin, {
    fetch: (url, init) => broken.request(new Request(url).url, init),
  })
  const tool = await client.callTool({ name: 'lire_prompt', arguments: { slug: 'fiche' } })
  const list = await client.listPrompts().catch((error: unknown) => error)
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
  vi.mocked(console.error).mockClear()
  await client.close()

  const references = lines.map((line) => /ERR_\w+/.exec(line)?.[0])
  // Of one outage the log has one line a second.
  expect(references).toHaveLength(1)
  expect(tool).toMatchObject({
    isError: true,
    content: [
      {
        text: `${databaseDown(null).message} (${references[0]})`,
      },
    ],
  })
  expect(list).toMatchObject({
    code: -32_603,
    message: expect.stringContaining(`${databaseDown(null).message} (${references[0]})`),
  })
})
