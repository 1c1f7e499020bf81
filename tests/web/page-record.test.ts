import { createTRPCClient, TRPCClientError, unstable_localLink as localLink } from '@trpc/client'
import { initTRPC, TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'

import { type PageRecord, recordingLink, replayingLink } from '#web/loading/page-record.ts'
import { stateBlocks } from '#web/loading/page-state.ts'
import type { ApiLink } from '#web/loading/trpc.ts'

const t = initTRPC.create()
const router = t.router({
  echo: t.procedure.input((input) => input).query(({ input }) => ({ input, calls: (calls += 1) })),
  missing: t.procedure.query(() => {
    throw new TRPCError({ code: 'NOT_FOUND', message: 'Introuvable' })
  }),
})
let calls = 0

/** A client behind a link of the page record: the link is written for this product's own router. */
function clientThrough(link: ApiLink) {
  const inner = localLink({ router, createContext: () => Promise.resolve({}) })
  return createTRPCClient<typeof router>({ links: [link, inner] })
}

describe('the record of a page', () => {
  it('answers in the browser the very calls that rendered the page, and no other', async () => {
    const record: PageRecord = {}
    const server = clientThrough(recordingLink(record))
    const rendered = await server.echo.query({ slug: 'a' })

    const browser = clientThrough(replayingLink(JSON.parse(JSON.stringify(record)) as PageRecord))
    expect(await browser.echo.query({ slug: 'a' })).toEqual(rendered)
    const other = (await browser.echo.query({ slug: 'b' })) as { calls: number }
    expect(other.calls).toBeGreaterThan((rendered as { calls: number }).calls)
  })

  it('repeats a refusal with its code, so that a not-found page hydrates without a call', async () => {
    const record: PageRecord = {}
    const failure: unknown = await clientThrough(recordingLink(record))
      .missing.query()
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TRPCClientError)

    const browser = clientThrough(replayingLink(JSON.parse(JSON.stringify(record)) as PageRecord))
    await expect(browser.missing.query()).rejects.toMatchObject({
      message: 'Introuvable',
      data: { code: 'NOT_FOUND' },
    })
  })

  it('can not end the script element that carries it', () => {
    const hostile = '</script><script>alert(1)</script><!--'
    const { before, behind } = stateBlocks({
      siteOrigin: 'https://example.org',
      record: {
        a: { data: hostile },
        item: { data: { slug: hostile, related: { prompts: [hostile] } } },
      },
    })
    expect(within(before)).not.toContain('<')
    expect(within(behind)).not.toContain('<')
    expect(JSON.parse(within(before))).toEqual({ item: { data: { slug: hostile } } })
    expect(JSON.parse(within(behind))).toMatchObject({
      record: { a: { data: hostile }, item: { data: { related: { prompts: [hostile] } } } },
    })
  })
})

/** The text of a script element. */
const within = (element: string) =>
  element.slice(element.indexOf('>') + 1, element.lastIndexOf('</script>'))
