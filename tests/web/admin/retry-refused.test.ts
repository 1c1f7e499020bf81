import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, expect, it, vi } from 'vitest'

import { retryRefused } from '#web/admin/api/retry-refused.ts'
import type { AppRouter } from '#web/loading/trpc.ts'

afterEach(() => {
  vi.useRealTimers()
})

const refusal = (retryAfterSeconds: number) =>
  TRPCClientError.from({
    error: {
      message: 'Trop d’actions en une minute.',
      code: -32_029,
      data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, details: { retryAfterSeconds } },
    },
  })

/** A client whose server refuses as many calls as told before it answers. */
function clientRefused(times: number, seconds = 2) {
  vi.useFakeTimers()
  let calls = 0
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      calls += 1
      if (calls <= times) return observer.error(refusal(seconds))
      observer.next({ result: { data: 'answer' } })
      observer.complete()
    })
  const client = createTRPCClient<AppRouter>({ links: [retryRefused, server] })
  return { client, calls: () => calls }
}

it('repeats a refused call after the time that the server gives', async () => {
  const { client, calls } = clientRefused(2)
  const answer = client.admin.labels.query()
  await vi.advanceTimersByTimeAsync(1999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(2001)

  expect(await answer).toBe('answer')
  expect(calls()).toBe(3)
})

it('gives up after three retries', async () => {
  const { client, calls } = clientRefused(9)
  const answer = client.admin.labels.query().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(await answer).toBeInstanceOf(TRPCClientError)
  expect(calls()).toBe(4)
})

it('leaves a refused sign-in to its form', async () => {
  const { client, calls } = clientRefused(1)
  const answer = client.auth.attempts.query().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(await answer).toBeInstanceOf(TRPCClientError)
  expect(calls()).toBe(1)
})

it('repeats the check of the session, which opens the administration', async () => {
  const { client, calls } = clientRefused(1, 50)
  const session = client.auth.session.query()
  await vi.advanceTimersByTimeAsync(50_000)

  expect(await session).toBe('answer')
  expect(calls()).toBe(2)
})

it('does no single write after a long wait, which somebody may have given up meanwhile', async () => {
  const { client, calls } = clientRefused(1, 50)
  const removal = client.admin.prompts.remove.mutate({ ids: [] }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(await removal).toBeInstanceOf(TRPCClientError)
  expect(calls()).toBe(1)
})

it('goes on with work of many calls after a long wait', async () => {
  const { client, calls } = clientRefused(1, 50)
  const generated = client.admin.workflows.generate.mutate({ id: 'gpt', version: 1 })
  await vi.advanceTimersByTimeAsync(60_000)

  expect(await generated).toBe('answer')
  expect(calls()).toBe(2)
})
