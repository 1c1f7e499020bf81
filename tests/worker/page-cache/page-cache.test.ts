import { gunzipSync } from 'node:zlib'

import { describe, expect, it, vi } from 'vitest'

import { createCachedPages } from '#worker/page-cache/cached-pages.ts'
import { createMemoryCache } from '#worker/page-cache/memory-cache.ts'

import { cachedSite, brokenCaches, brokenObjects, hourMs, origin, secondMs } from './cached-site.ts'

const answerWith =
  (text: string, init: ResponseInit = {}) =>
  async () =>
    new Response(text, init)

const firstDay = 'of version 1 on 2026-03-04'

describe('a public page', () => {
  it('is rendered for the first visitor, and given to the next ones as it is', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    const first = await visit('/prompts')
    const second = await visit('/prompts?utm_source=x', { headers: { cookie: 'a=b' } })

    expect(world.asked).toHaveLength(1)
    expect(first).toMatchObject({ status: 200, text: `/prompts ${firstDay}` })
    expect(second.text).toBe(first.text)
    expect(first.headers.get('cache-status')).toBe('site; fwd=miss; stored')
    expect(second.headers.get('cache-status')).toBe('site; hit')
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  it('is shared by the isolates of a data centre, and by no other build', async () => {
    const { isolate, world } = cachedSite()
    await isolate().visit('/prompts')
    await isolate().visit('/prompts')
    expect(world.asked).toHaveLength(1)

    await isolate({ buildId: 'next' }).visit('/prompts')
    expect(world.asked).toHaveLength(2)
  })

  it('is taken from the snapshot by a data centre that has none, and kept there', async () => {
    const { isolate, dataCentre, world, pass } = cachedSite()
    const first = await isolate().visit('/prompts')
    const far = dataCentre()
    pass(secondMs)
    const second = await isolate({ caches: far }).visit('/prompts')
    const third = await isolate({ caches: far, objects: brokenObjects }).visit('/prompts')

    expect(world.asked).toHaveLength(1)
    expect([second.text, third.text]).toEqual([first.text, first.text])
  })

  it('is rendered where the snapshot has that of another version, or of another day', async () => {
    const { isolate, dataCentre, world, change, pass } = cachedSite()
    await isolate().visit('/prompts')
    change()
    await isolate({ caches: dataCentre() }).visit('/prompts')
    pass(24 * hourMs)
    await isolate({ caches: dataCentre() }).visit('/prompts')

    expect(world.asked).toHaveLength(3)
  })

  it('is kept once for all spellings of one call, and never for junk', async () => {
    const { isolate, dataCentre } = cachedSite()
    const caches = dataCentre()
    const { visit } = isolate({ caches })

    for (let index = 0; index < 20; index += 1) {
      await visit(call('gpts', { page: 1, junk: index }))
      await visit(call(`unknown${index}`, null))
      await visit(call('gpts,catalogue.site', { 0: { page: 1 }, 1: index }))
    }
    expect(caches.keys()).toEqual([])

    for (let index = 0; index < 20; index += 1) {
      await visit(call('site', { junk: index }))
      await visit(`${call('site', null)}&junk=${index}`)
    }
    expect(caches.keys()).toHaveLength(1)
  })

  it.each([
    '/api/trpc/catalogue.site',
    '/api/trpc/catalogue.gpt?input=%7B%22slug%22%3A%22fiche%22%7D',
    '/prompts?tag=seo',
    '/gpts?ia=Claude&page=2',
    '/gpts?tri=recent',
  ])('is worked out for %s, since the snapshot takes pages alone', async (path) => {
    const { isolate, dataCentre, world } = cachedSite()
    await isolate().visit(path)
    await isolate({ caches: dataCentre() }).visit(path)

    expect(world.asked).toHaveLength(2)
  })

  it('is rendered for a filter, which the snapshot has no room for', async () => {
    const { isolate, dataCentre, world } = cachedSite()
    await isolate().visit('/prompts?category=SEO')
    await isolate({ caches: dataCentre() }).visit('/prompts?category=SEO')

    expect(world.asked).toHaveLength(2)
  })

  it('is made without a word of who asked, and what it sets for one is kept for nobody', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    const headers = { cookie: '__Host-session=x', 'x-forwarded-host': 'a.example', accept: 'b/c' }
    const respond = async (request: Request) => {
      world.asked.push(request)
      return new Response('page', { headers: { 'set-cookie': '__Host-session=secret' } })
    }
    const first = await visit('https://autre.example/prompts?x=1', { headers }, respond)
    const second = await visit('/prompts', {}, respond)

    expect(world.asked.map(({ url }) => url)).toEqual([`${origin}/prompts`])
    expect([...(world.asked[0]?.headers ?? [])]).toEqual([])
    expect(first.headers.getSetCookie()).toEqual([])
    expect(second.headers.getSetCookie()).toEqual([])
    expect((await isolate().visit('/prompts', {}, respond)).headers.getSetCookie()).toEqual([])
  })

  it('is made knowing whose budget it is charged to, and whether a person reads it', async () => {
    const { isolate, world } = cachedSite()
    const headers = { 'cf-connecting-ip': '203.0.113.7', accept: 'text/html, */*', cookie: 'a=b' }
    await isolate().visit('/prompts', { headers })

    expect([...(world.asked[0]?.headers ?? [])]).toEqual([
      ['accept', 'text/html'],
      ['cf-connecting-ip', '203.0.113.7'],
    ])
  })

  it('is asked for whole, whatever is wanted of it', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    const head = await visit('/prompts', { method: 'HEAD', headers: { range: 'bytes=0-3' } })
    const whole = await visit('/prompts', { headers: { range: 'bytes=0-3' } })
    const known = await visit('/prompts', {
      headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
    })

    expect([head.status, head.text]).toEqual([200, ''])
    expect([whole.status, whole.text]).toEqual([200, `/prompts ${firstDay}`])
    expect([known.status, known.text]).toEqual([304, ''])
    expect(world.asked.map(({ method }) => method)).toEqual(['GET'])
  })

  it.each([201, 204, 206, 207, 301, 404, 410, 429, 500, 503])(
    'whose answer is %i is kept nowhere',
    async (status) => {
      const { isolate, world, dataCentre } = cachedSite()
      const { visit } = isolate()
      const respond = async (request: Request) => {
        world.asked.push(request)
        return new Response(status === 204 ? null : 'text', { status })
      }

      expect((await visit('/prompts', {}, respond)).status).toBe(status)
      expect((await visit('/prompts', { method: 'HEAD' }, respond)).status).toBe(status)
      world.isDown = true
      for (const there of [isolate(), isolate({ caches: dataCentre() })]) {
        expect((await there.visit('/prompts')).status).toBe(503)
      }
      expect(world.asked).toHaveLength(4)
    },
  )

  it('of the bare host alone: a host with www. is redirected each time', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    await visit('https://www.exemple.test/prompts')
    await visit('https://www.exemple.test/prompts')

    expect(world.asked.map(({ url }) => url)).toEqual([
      'https://www.exemple.test/prompts',
      'https://www.exemple.test/prompts',
    ])
  })
})

describe('a page that is asked for often', () => {
  const text = 'Une page que l’on demande souvent. '.repeat(100)
  const respond = answerWith(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const visitTimes = async (
    visit: ReturnType<ReturnType<typeof cachedSite>['isolate']>['visit'],
    times: number,
  ) => {
    for (let time = 0; time < times; time += 1) {
      await visit('/prompts', {}, respond)
    }
  }
  const headers = { 'accept-encoding': 'gzip, br' }

  it('is zipped once, behind the back of its fiftieth visitor', async () => {
    const { isolate, world } = cachedSite()
    const { visit, send, settle } = isolate()
    await visitTimes(visit, 50)
    const last = await send('/prompts', { headers }, respond)
    expect(last.headers.has('content-encoding')).toBe(false)
    expect(await last.text()).toBe(text)

    await settle()
    const zipped = await send('/prompts', { headers }, respond)
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(text)
    expect((await visit('/prompts', {}, respond)).text).toBe(text)
    expect(world.asked).toEqual([])
  })

  it('is whole again when something changed, with nothing left of its zipped form', async () => {
    const { isolate, change, pass } = cachedSite()
    const { visit, send } = isolate()
    await visitTimes(visit, 60)
    change()
    pass(5 * secondMs + 1)
    await visit('/prompts', {}, answerWith('anew'.repeat(1000)))

    const anew = await send('/prompts', { headers })
    expect(anew.headers.has('content-encoding')).toBe(false)
    expect(await anew.text()).toBe('anew'.repeat(1000))
  })
})

describe('what is no public page', () => {
  it.each([
    ['/secure-admin-panel/prompts', 'GET'],
    ['/api/trpc/admin.prompts.list', 'GET'],
    ['/api/trpc/auth.session', 'GET'],
    ['/api/trpc/catalogue.site,auth.session?batch=1', 'GET'],
    ['/api/trpc/catalogue.site', 'POST'],
    ['/prompts', 'POST'],
    ['/inconnue', 'GET'],
  ])('%s by %s goes to the site as it came, every time', async (path, method) => {
    const { isolate, world, dataCentre } = cachedSite()
    const { visit } = isolate()
    const ask = () => visit(path, { method, headers: { cookie: 'a=b' } })
    const [first, second] = [await ask(), await ask()]

    expect(world.asked).toHaveLength(2)
    expect(world.asked[1]?.headers.get('cookie')).toBe('a=b')
    expect([first.headers.has('etag'), second.headers.has('cache-status')]).toEqual([false, false])
    world.isDown = true
    expect((await isolate({ caches: dataCentre() }).visit(path, { method })).status).toBe(503)
  })
})

describe('a change', () => {
  it('by the same isolate is on the very next page', async () => {
    const { isolate, change } = cachedSite()
    const { visit, wrote } = isolate()
    await visit('/prompts')
    change()
    wrote()

    expect((await visit('/prompts')).text).toContain('of version 2')
  })

  it('by another is on the pages of an isolate that nobody visited for five seconds', async () => {
    const { isolate, change, pass } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    change()
    pass(5 * secondMs + 1)

    expect((await visit('/prompts')).text).toContain('of version 2')
  })

  it('by another is on every page within five seconds, while nobody waits for the version', async () => {
    const { isolate, change, pass, world } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    change()
    let text = ''
    for (let tenths = 0; tenths < 50; tenths += 1) {
      pass(secondMs / 10)
      ;({ text } = await visit('/prompts'))
    }

    expect(text).toContain('of version 2')
    expect(world.asked).toHaveLength(2)
  })
})

describe('a copy that is six hours old', () => {
  const sixHours = 6 * hourMs

  it('is shown once more and made anew behind the back of the visitor', async () => {
    const { isolate, pass, world } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    pass(sixHours)
    const shown = await visit('/prompts', {}, async () => new Response('anew'))

    expect(shown.text).toBe(`/prompts ${firstDay}`)
    expect((await visit('/prompts')).text).toBe('anew')
    expect(world.asked).toHaveLength(1)
  })

  it('is made anew by one visitor at a time', async () => {
    const { isolate, pass } = cachedSite()
    const { visit, send, settle } = isolate()
    await visit('/prompts')
    pass(sixHours)
    const answer = Promise.withResolvers<Response>()
    let asked = 0
    const slow = () => {
      asked += 1
      return answer.promise
    }
    const shown = await Promise.all([1, 2, 3].map(() => send('/prompts', {}, slow)))

    expect(asked).toBe(1)
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
    answer.resolve(new Response('anew'))
    await settle()
    expect((await visit('/prompts')).text).toBe('anew')
  })

  it('is tried again when the first never ended, as an isolate that was stopped leaves it', async () => {
    const { isolate, pass } = cachedSite()
    const lost = isolate()
    await lost.visit('/prompts')
    pass(sixHours)
    await lost.send('/prompts', {}, () => new Promise<Response>(() => {}))
    pass(30 * secondMs)
    await lost.send('/prompts', {}, async () => new Response('anew'))

    await vi.waitFor(async () => {
      const response = await lost.send('/prompts')
      expect(await response.text()).toBe('anew')
    })
  })

  it.each([
    ['an answer of 503', async () => new Response('down', { status: 503 })],
    ['an answer of 404', async () => new Response('gone', { status: 404 })],
    ['an error', () => Promise.reject(new Error('broken'))],
  ])('stays when making it anew ends in %s', async (_what, respond) => {
    const { isolate, pass } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    pass(sixHours)

    expect((await visit('/prompts', {}, respond)).status).toBe(200)
    expect((await visit('/prompts', {}, respond)).text).toBe(`/prompts ${firstDay}`)
    vi.mocked(console.error).mockClear()
  })
})

describe('the day in Paris', () => {
  it.each([
    ['in winter', '2026-03-04T22:59:59Z'],
    ['in summer', '2026-07-04T21:59:59Z'],
    ['when the clocks go forward', '2026-03-28T22:59:59Z'],
  ])('ends, and the page is made anew before it is shown, %s', async (_when, start) => {
    const { isolate, pass } = cachedSite({ start })
    const { visit } = isolate()
    const evening = await visit('/')
    expect((await visit('/')).text).toBe(evening.text)
    pass(secondMs)
    const morning = await visit('/')

    expect(morning.text).not.toBe(evening.text)
    expect(morning.text).toContain(`on ${nextDayOf(start)}`)
    expect((await isolate().visit('/')).text).toBe(morning.text)
  })

  it('ends while a page is made: it is not kept for the day that begins', async () => {
    const { isolate, pass, site } = cachedSite({ start: '2026-03-04T22:59:59Z' })
    const { visit } = isolate()
    await visit('/', {}, async (request) => {
      const response = await site(request)
      pass(2 * secondMs)
      return response
    })

    expect((await visit('/')).text).toContain('on 2026-03-05')
  })
})

const call = (name: string, input: unknown) =>
  `/api/trpc/catalogue.${name}?input=${encodeURIComponent(JSON.stringify(input))}`

const nextDayOf = (instant: string) =>
  new Date(Date.parse(instant) + 24 * hourMs).toISOString().slice(0, 10)

describe('a database that is down', () => {
  it('takes no page from visitors that was ever shown, for a day and for six', async () => {
    const { isolate, world, pass } = cachedSite()
    const { visit } = isolate()
    for (const path of ['/', '/prompts', '/prompt/fiche']) await visit(path)
    world.isDown = true
    for (const hours of [0, 1, 24, 6 * 24]) {
      pass(hours * hourMs)
      for (const path of ['/', '/prompts', '/prompt/fiche']) {
        expect(await visit(path)).toMatchObject({ status: 200, text: `${path} ${firstDay}` })
        pass(secondMs)
      }
    }
  })

  it('says in its answer that it is one from before', async () => {
    const { isolate, world, pass } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    world.isDown = true
    pass(6 * secondMs)

    const { headers } = await visit('/prompts')
    expect(headers.get('cache-status')).toBe('site; hit; detail=unavailable')
  })

  it.each(['the data centre', 'another data centre'])(
    'takes none from a new isolate of %s either, though it never reached the database',
    async (where) => {
      const { isolate, world, dataCentre, pass } = cachedSite()
      for (const path of ['/', '/gpts', '/gpt/fiche']) await isolate().visit(path)
      world.isDown = true
      pass(24 * hourMs)
      const caches = where === 'another data centre' ? dataCentre() : undefined
      const { visit } = isolate({ caches })

      for (const path of ['/', '/gpts', '/gpt/fiche']) {
        expect(await visit(path)).toMatchObject({ status: 200, text: `${path} ${firstDay}` })
      }
    },
  )

  it('answers for a page that nobody saw with 503, and when to come back', async () => {
    const { isolate, world } = cachedSite()
    await isolate().visit('/prompts')
    world.isDown = true
    const { status, headers } = await isolate().visit('/gpts')

    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
  })

  it('gives the last copy to a visitor whose page failed while the version was still known', async () => {
    const { isolate, world, change } = cachedSite()
    const { visit, wrote } = isolate()
    await visit('/prompts')
    change()
    wrote()
    await visit('/gpts')
    world.isDown = true

    expect(await visit('/prompts')).toMatchObject({ status: 200, text: `/prompts ${firstDay}` })
  })

  it('gives the last answer to a search, and only to the same one', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    await visit('/recherche?q=seo')
    world.isDown = true

    expect(await visit('/recherche?q=seo&utm=x')).toMatchObject({ status: 200 })
    expect((await visit('/recherche?q=audit')).status).toBe(503)
  })

  it('is asked again when it is back, without anybody doing anything', async () => {
    const { isolate, world, pass, change } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    world.isDown = true
    for (let second = 0; second < 60; second += 1) {
      pass(secondMs)
      await visit('/prompts')
    }
    change()
    world.isDown = false
    for (let second = 0; second < 10; second += 1) {
      pass(secondMs)
      await visit('/prompts')
    }

    expect((await visit('/prompts')).text).toContain('of version 2')
  })
})

describe('something that was withdrawn before the database went down', () => {
  it('is in no page of the isolate that knew of it', async () => {
    const { isolate, world, withdraw, pass } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    withdraw()
    pass(5 * secondMs + 1)
    await visit('/gpts')
    world.isDown = true
    pass(6 * secondMs)

    expect((await visit('/prompts')).status).toBe(503)
    expect((await visit('/gpts')).text).toContain('of version 2')
  })

  it('is in no page of a new isolate, near or far', async () => {
    const { isolate, world, withdraw, dataCentre, pass } = cachedSite()
    await isolate().visit('/prompts')
    withdraw()
    await isolate().visit('/gpts')
    world.isDown = true
    pass(24 * hourMs)

    for (const { visit } of [isolate(), isolate({ caches: dataCentre() })]) {
      expect((await visit('/prompts')).status).toBe(503)
      expect((await visit('/gpts')).text).toContain('of version 2')
    }
  })

  it('is in no page of a new isolate though nobody visited the site since', async () => {
    const { isolate, world, withdraw, dataCentre } = cachedSite()
    const author = isolate()
    await author.visit('/prompts')
    withdraw()
    author.wrote()
    world.isDown = true

    expect((await author.visit('/prompts')).status).toBe(503)
    expect((await isolate({ caches: dataCentre() }).visit('/prompts')).status).toBe(503)
  })

  it('is in no page though the snapshot of the site did not answer at first', async () => {
    const { isolate, world, withdraw, pass, dataCentre } = cachedSite()
    await isolate().visit('/prompts')
    withdraw()
    const knowing = isolate()
    world.isSnapshotDown = true
    await knowing.visit('/gpts')
    world.isSnapshotDown = false
    pass(6 * secondMs)
    await knowing.visit('/gpts')
    world.isDown = true
    vi.mocked(console.error).mockClear()

    expect((await isolate({ caches: dataCentre() }).visit('/prompts')).status).toBe(503)
  })

  it('is in no page that was kept after it by an isolate that did not know yet', async () => {
    const { isolate, world, withdraw, dataCentre } = cachedSite()
    const late = isolate()
    await late.visit('/gpts')
    withdraw()
    await isolate().visit('/')
    await late.visit('/prompts', {}, answerWith('what was withdrawn'))
    world.isDown = true

    expect((await isolate({ caches: dataCentre() }).visit('/prompts')).status).toBe(503)
  })
})

describe('a page whose making fails', () => {
  const failed = answerWith('<main>ERR_1_abc</main>', {
    status: 500,
    headers: { 'cache-control': 'no-store' },
  })

  it('is shown as it was last, and made anew for the next who asks', async () => {
    const { isolate, change, world, pass } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    change()
    pass(6 * secondMs)
    const shown = await visit('/prompts', {}, failed)

    expect([shown.status, shown.text]).toEqual([200, `/prompts ${firstDay}`])
    expect(shown.headers.get('cache-status')).toBe('site; hit; detail=failed')
    expect((await visit('/prompts')).text).toContain('of version 2')
    expect(world.asked).toHaveLength(2)
  })

  it('is shown as it was last in another isolate, and in another data centre', async () => {
    const { isolate, change, dataCentre } = cachedSite()
    await isolate().visit('/prompts')
    change()

    for (const there of [isolate(), isolate({ caches: dataCentre() })]) {
      expect(await there.visit('/prompts', {}, failed)).toMatchObject({ status: 200 })
    }
  })

  it('fails where there is no copy, and is kept nowhere', async () => {
    const { isolate, dataCentre } = cachedSite()
    const first = await isolate().visit('/prompts', {}, failed)

    expect([first.status, first.text]).toEqual([500, '<main>ERR_1_abc</main>'])
    expect(first.headers.get('cache-control')).toBe('no-store')
    for (const there of [isolate(), isolate({ caches: dataCentre() })]) {
      expect((await there.visit('/prompts')).text).toBe(`/prompts ${firstDay}`)
    }
  })

  it('fails rather than show what was withdrawn since', async () => {
    const { isolate, withdraw, dataCentre, pass } = cachedSite()
    const own = isolate()
    await own.visit('/prompts')
    await own.visit('/recherche?q=seo')
    withdraw()
    pass(6 * secondMs)

    for (const there of [own, isolate(), isolate({ caches: dataCentre() })]) {
      expect((await there.visit('/prompts', {}, failed)).status).toBe(500)
    }
    expect((await own.visit('/recherche?q=seo', {}, failed)).status).toBe(500)
  })

  it('gives the last answer to the same search', async () => {
    const { isolate } = cachedSite()
    const { visit } = isolate()
    await visit('/recherche?q=seo')

    expect((await visit('/recherche?q=seo', {}, failed)).status).toBe(200)
    expect((await visit('/recherche?q=audit', {}, failed)).status).toBe(500)
  })

  it('is no failure of the database, which goes on answering', async () => {
    const { isolate, change, pass } = cachedSite()
    const { visit } = isolate()
    await visit('/prompts')
    await visit('/gpts', {}, failed)
    change()
    pass(5 * secondMs + 1)

    expect((await visit('/prompts')).text).toContain('of version 2')
  })
})

describe('the maintenance of the site', () => {
  it('is no failure of the database: no copy is shown in its place', async () => {
    const { isolate, withdraw, pass } = cachedSite()
    const { visit } = isolate()
    const closed = answerWith('closed', { status: 503, headers: { 'x-maintenance': 'on' } })
    await visit('/prompts')
    await visit('/recherche?q=seo')
    withdraw()
    pass(6 * secondMs)

    expect(await visit('/prompts', {}, closed)).toMatchObject({ status: 503, text: 'closed' })
    expect(await visit('/recherche?q=seo', {}, closed)).toMatchObject({ text: 'closed' })
    expect((await visit('/prompts')).text).toContain('of version 2')
  })
})

describe('a search', () => {
  it('reaches the site each time, with what tells whom it counts against', async () => {
    const { isolate, world, change } = cachedSite()
    const { visit } = isolate()
    const headers = { 'cf-connecting-ip': '203.0.113.7' }
    await visit('/recherche?q=seo', { headers })
    change()

    expect((await visit('/recherche?q=seo', { headers })).text).toContain('of version 2')
    expect(world.asked.map((request) => request.headers.get('cf-connecting-ip'))).toEqual([
      '203.0.113.7',
      '203.0.113.7',
    ])
  })

  it('asked for without its body is rendered whole, for who asks for it when rendering fails', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    const head = await visit('/recherche?q=seo', { method: 'HEAD' })
    world.isDown = true
    const whole = await visit('/recherche?q=seo')

    expect([head.text, whole.status]).toEqual(['', 200])
    expect(whole.text).not.toBe('')
  })

  it('is not shown again when something was withdrawn while it was worked out', async () => {
    const { isolate, world, withdraw, site } = cachedSite()
    const { visit, wrote } = isolate()
    await visit('/recherche?q=seo', {}, async (request) => {
      const response = await site(request)
      withdraw()
      wrote()
      return response
    })
    await visit('/')
    world.isDown = true

    expect((await visit('/recherche?q=seo')).status).toBe(503)
  })

  it('is refused by its limit whatever was kept', async () => {
    const { isolate } = cachedSite()
    const { visit } = isolate()
    await visit('/recherche?q=seo')

    const refused = await visit(
      '/recherche?q=seo',
      {},
      async () => new Response('', { status: 429 }),
    )
    expect(refused.status).toBe(429)
  })

  it('is kept for when the database is down as the answer to itself alone', async () => {
    const { isolate, world } = cachedSite()
    const { visit } = isolate()
    await visit('/recherche?q=un&q=deux&inconnu=x')
    world.isDown = true
    const { text } = await visit('/recherche?q=deux')

    expect(['down', `/recherche?q=deux ${firstDay}`]).toContain(text)
  })
})

describe('what breaks in the keeping of copies', () => {
  it.each([
    ['the cache of the data centre', { caches: brokenCaches }],
    ['the object that keeps the last copies', { objects: brokenObjects }],
    ['both', { caches: brokenCaches, objects: brokenObjects }],
  ])('never reaches a visitor: %s', async (_what, broken) => {
    const { isolate, world, pass, withdraw } = cachedSite()
    const { visit } = isolate(broken)
    expect((await visit('/prompts')).text).toBe(`/prompts ${firstDay}`)
    expect((await visit('/prompts')).status).toBe(200)
    withdraw()
    pass(6 * secondMs)
    expect((await visit('/prompts')).text).toContain('of version 2')
    world.isDown = true
    pass(24 * hourMs)
    expect((await visit('/prompts')).text).toContain('of version 2')
    expect((await isolate(broken).visit('/gpts')).status).toBe(503)

    expect(console.error).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })

  it('tells the snapshot of a withdrawal again, but not at every visit', async () => {
    let told = 0
    const recordPurge = async () => {
      told += 1
      return told > 2
    }
    const copies = createCachedPages({
      memory: createMemoryCache(1000),
      edge: { get: async () => undefined, put: async () => undefined },
      snapshot: { get: async () => undefined, put: async () => undefined, recordPurge },
    })
    const visit = async (withdrawn: number, now: number) => {
      const work: Promise<unknown>[] = []
      const version = { version: withdrawn, withdrawn, change: 0 }
      copies.recordPurge(version, now, (deferred) => work.push(deferred))
      await Promise.all(work)
      return told
    }

    expect([await visit(1, 0), await visit(1, 1), await visit(1, 4999)]).toEqual([1, 1, 1])
    // A newer one waits for nothing.
    expect([await visit(2, 4999), await visit(1, 5000)]).toEqual([2, 2])
    expect([await visit(2, 9999), await visit(2, 99_999)]).toEqual([3, 3])
  })

  it('leaves one place of the two to serve from', async () => {
    const { isolate, world, dataCentre } = cachedSite()
    await isolate({ objects: brokenObjects }).visit('/gpts')
    await isolate({ caches: brokenCaches }).visit('/prompts')
    world.isDown = true

    expect((await isolate({ caches: dataCentre() }).visit('/prompts')).status).toBe(200)
    vi.mocked(console.error).mockClear()
  })
})

describe('visitors who come at once', () => {
  it('share one rendering of a page that nobody has yet', async () => {
    const { isolate, site } = cachedSite()
    const here = isolate()
    await here.visit('/')
    let renderings = 0
    const slowly = async (request: Request) => {
      renderings += 1
      await new Promise((resume) => setTimeout(resume, 40))
      return site(request)
    }

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => here.send('/gpts', {}, slowly)),
    )

    expect(renderings).toBe(1)
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  })

  it('do not wait for long for one that never ends', async () => {
    const { isolate, site } = cachedSite()
    const here = isolate()
    await here.visit('/')
    void here.send('/gpts', {}, () => new Promise<Response>(() => {}))

    expect((await here.visit('/gpts', {}, site)).status).toBe(200)
  })
})
