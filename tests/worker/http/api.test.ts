import { describe, expect, it, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { insertGpt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

import { testSite } from './test-app.ts'

const emptySite = async () => {
  const db = await createTestDatabase()
  return testSite(() => db)
}

const call = (procedure: string, input: unknown) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

const batchOf = (size: number) =>
  `/api/trpc/${Array.from({ length: size }, () => 'catalogue.categories').join(',')}?batch=1&input={}`

describe('an answer of the API', () => {
  it('is JSON that no cache keeps and no search engine lists', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'a', nom: 'Nom' })

    const response = await testSite(() => db).get(call('catalogue.gpt', { slug: 'a' }))

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.json()).toMatchObject({ result: { data: { slug: 'a', nom: 'Nom' } } })
  })

  it('to a draft slug is that to an unknown one', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'cache', statut: 'brouillon' })
    const site = testSite(() => db)

    const [draft, unknown] = await Promise.all(
      ['cache', 'perdu'].map(async (slug) => {
        const response = await site.get(call('catalogue.gpt', { slug }))
        return { status: response.status, text: (await response.text()).replaceAll(slug, '…') }
      }),
    )

    expect(draft).toEqual(unknown)
    expect(draft?.status).toBe(404)
  })
})

describe('a bad input', () => {
  it.each([
    ['an unknown field', 'catalogue.gpt', { slug: 'a', statut: 'brouillon' }],
    ['a missing field', 'catalogue.gpt', {}],
    ['another type', 'catalogue.gpt', { slug: { $ne: '' } }],
    ['a slug with capitals', 'catalogue.prompt', { slug: 'Abc' }],
    ['a slug that is too long', 'catalogue.prompt', { slug: 'a'.repeat(121) }],
    ['an unknown sort', 'catalogue.prompts', { page: 1, sort: 'score' }],
    ['page zero', 'catalogue.gpts', { page: 0 }],
    ['half a page', 'catalogue.gpts', { page: 1.5 }],
    ['a page out of all bounds', 'catalogue.gpts', { page: 1_000_000 }],
    ['a text that is too long', 'catalogue.gpts', { page: 1, q: 'a'.repeat(201) }],
    ['a path with a query', 'catalogue.pageMetadata', { route: '/prompts?a=1' }],
    ['another kind', 'catalogue.formerSlug', { kind: 'users', slug: 'a' }],
  ])('of %s is a 400 in French that names the fields, without a stack', async (_, path, input) => {
    const response = await (await emptySite()).get(call(path, input))
    const { error } = await errorOf(response)

    expect(response.status).toBe(400)
    expect(error.message).toBe(errorMessages.unexpected)
    expect(error.data.code).toBe('BAD_REQUEST')
    expect(error.data.fieldErrors).toBeTypeOf('object')
    expect(Object.keys(error.data).toSorted()).toEqual([
      'code',
      'details',
      'fieldErrors',
      'httpStatus',
      'path',
      'reference',
    ])
  })

  it('names the field that is wrong', async () => {
    const response = await (await emptySite()).get(call('catalogue.gpts', { page: 0, q: '' }))
    const { error } = await errorOf(response)

    expect(error.data.fieldErrors).toMatchObject({
      page: [expect.any(String)],
      q: [expect.any(String)],
    })
  })

  it('that is not JSON is a 400 as well', async () => {
    const response = await (await emptySite()).get('/api/trpc/catalogue.gpt?input={')

    expect(response.status).toBe(400)
    expect(await response.text()).not.toMatch(/ at |node_modules|\.ts/)
  })
})

describe('what the API does not offer', () => {
  it.each(['/api/unknown', '/api', '/api/trpc'])('%s is a 404', async (path) => {
    expect((await (await emptySite()).get(path)).status).toBe(404)
  })

  it.each([
    'catalogue',
    'catalogue.absent',
    '__proto__',
    'constructor',
    'toString',
    'catalogue.__proto__',
    'catalogue.constructor.name',
    '%00',
    '%ff',
    'catalogue.site%E0%A4',
    '..%2f..%2fetc',
  ])('the procedure %s is a clean 404', async (name) => {
    const response = await (await emptySite()).get(`/api/trpc/${name}`)
    const text = await response.text()

    expect(response.status).toBe(404)
    expect(text).not.toMatch(/stack|node_modules|\.ts/)
  })

  it('a batch of more than ten calls is refused, one of ten is answered', async () => {
    const site = await emptySite()

    const [ten, eleven] = [await site.get(batchOf(10)), await site.get(batchOf(11))]

    expect([ten.status, eleven.status]).toEqual([200, 400])
    expect(await ten.json()).toHaveLength(10)
    expect(await eleven.text()).not.toContain('result')
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is a 405', async (method) => {
    const response = await (await emptySite()).get('/api/trpc/catalogue.site', { method })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })
})

describe('an unexpected failure', () => {
  it('is logged once under an id, and answered without a word of what happened (R243)', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(['DROP TABLE seo_pages_config'], 'write')

    const response = await testSite(() => db).get(call('catalogue.pageMetadata', { route: '/' }))
    const logged = vi.mocked(console.error).mock.calls
    vi.mocked(console.error).mockClear()
    const { error } = await errorOf(response)

    expect(response.status).toBe(500)
    expect(error.message).toBe(errorMessages.unexpected)
    expect(JSON.stringify(error)).not.toMatch(/sql|select|seo_pages|stack|\.ts/i)
    expect(logged).toHaveLength(1)
    const entry: unknown = JSON.parse(String(logged[0]?.[0]))
    expect(entry).toMatchObject({
      id: expect.stringMatching(/^ERR_\d+_[\da-f]{8}$/),
      path: 'catalogue.pageMetadata',
      message: expect.stringContaining('seo_pages_config'),
    })
    expect(entry).toHaveProperty('id', error.data['reference'])
  })

  it('of one call leaves the others of its batch answered', async () => {
    const db = await createTestDatabase()
    const input = { 0: {}, 1: { slug: 'absent' } }
    const response = await testSite(() => db).get(
      `/api/trpc/catalogue.categories,catalogue.gpt?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
    )

    expect(response.status).toBe(207)
    expect(await response.json()).toMatchObject([
      { result: { data: [] } },
      { error: { data: { code: 'NOT_FOUND' } } },
    ])
  })
})

describe('a streamed answer', () => {
  it.each(['trpc-accept', 'accept'])('asked for by %s is refused', async (header) => {
    const db = await createTestDatabase()

    const response = await testSite(() => db).get('/api/trpc/catalogue.site', {
      headers: { [header]: 'application/jsonl' },
    })

    expect(response.status).toBe(406)
  })
})

describe('an unavailable database', () => {
  it('is a 503 in French whose reason only the log knows', async () => {
    const { state, open } = await startDatabaseProxy()
    state.answers = ['refuse']

    const response = await testSite(open).get('/api/trpc/catalogue.site')
    const { error } = await errorOf(response)
    const [[line] = []] = vi.mocked(console.error).mock.calls
    vi.mocked(console.error).mockClear()

    expect(response.status).toBe(503)
    expect(JSON.parse(String(line))).toMatchObject({
      path: 'catalogue.site',
      cause: expect.stringContaining('503') as string,
    })
    expect(error).toMatchObject({
      message: databaseDown(null).message,
      data: { code: 'SERVICE_UNAVAILABLE' },
    })
  })
})

it('says that the disk is full where that may be why something of ours failed', async () => {
  const { state, open } = await startDatabaseProxy()
  state.answers = ['refuse']

  const response = await testSite(open, { disk: 'full' }).get('/api/trpc/catalogue.site')
  const { error } = await errorOf(response)
  vi.mocked(console.error).mockClear()

  expect(response.status).toBe(503)
  expect(error.message).toContain('Le disque du serveur est plein')
})

type ApiError = { error: { message: string; data: Record<string, unknown> } }

// The answer of a library: its shape is what the tests look at.
const errorOf = async (response: Response) => (await response.json()) as ApiError

it.each([
  ...['auth/v1', 'rest/v1', 'storage/v1', 'functions/v1', 'realtime/v1'].flatMap((path) => [
    `/${path}`,
    `/${path}/token`,
    `/api/${path}`,
  ]),
  '/rest/v1/rpc/validate_admin_session',
])(
  '%s is not there: this API is the service, without what it does not use (R258)',
  async (path) => {
    const site = await emptySite()

    expect((await site.get(path)).status).toBe(404)
    expect((await site.get(path, { method: 'POST' })).status).not.toBe(200)
  },
)
