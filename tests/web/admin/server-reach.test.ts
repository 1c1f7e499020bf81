import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { expect, it } from 'vitest'

import { createServerReach } from '#web/admin/api/server-reach.ts'
import { type ApiLink, createApi } from '#web/loading/trpc.ts'

/** Calls that a server answers, or refuses with a code; without one nobody answers. */
function openServer() {
  const server: { failure: { code?: string } | null } = { failure: null }
  const link: ApiLink = () => () =>
    observable((observer) => {
      const { failure } = server
      if (failure === null) {
        observer.next({ result: { data: null } })
        observer.complete()
      } else {
        const { code } = failure
        observer.error(
          code === undefined
            ? TRPCClientError.from(new Error('Failed to fetch'))
            : TRPCClientError.from({ error: { code: -32_000, message: '', data: { code } } }),
        )
      }
    })
  const reach = createServerReach()
  const api = createApi(reach.link, link)
  let backs = 0
  reach.onBack(() => (backs += 1))
  const ask = (failure: { code?: string } | null) => {
    server.failure = failure
    return api.admin.settings.read.query().catch(() => undefined)
  }
  return { server, api, ask, backs: () => backs }
}

it('tells once that the server or the session is back, by the first call that succeeds', async () => {
  const { ask, backs } = openServer()
  await ask(null)
  expect(backs()).toBe(0)
  await ask({})
  await ask({ code: 'UNAUTHORIZED' })
  await ask({ code: 'SERVICE_UNAVAILABLE' })
  expect(backs()).toBe(0)
  await ask(null)
  await ask(null)
  expect(backs()).toBe(1)
})

it('takes no refusal for a loss, and no answer that anybody gets for a session', async () => {
  const { ask, api, server, backs } = openServer()
  await ask({ code: 'CONFLICT' })
  await ask(null)
  expect(backs()).toBe(0)
  await ask({ code: 'UNAUTHORIZED' })
  server.failure = null
  await api.auth.challenge.query()
  expect(backs()).toBe(0)
})
