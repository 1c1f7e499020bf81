import { expect, it, vi } from 'vitest'

import { createSingleCalls } from '#web/admin/api/single-calls.ts'

it('ignores a call while the same one is under way, and makes it again afterwards', async () => {
  const calls = createSingleCalls()
  const answer = Promise.withResolvers<void>()
  const call = vi.fn(() => answer.promise)
  calls.run('copy', call)
  calls.run('copy', call)
  expect(call).toHaveBeenCalledTimes(1)
  answer.resolve()
  await answer.promise
  calls.run('copy', call)
  expect(call).toHaveBeenCalledTimes(2)
})

it('makes calls of other keys at the same time', () => {
  const calls = createSingleCalls()
  const call = vi.fn(() => new Promise(() => undefined))
  calls.run('one', call)
  calls.run('other', call)
  expect(call).toHaveBeenCalledTimes(2)
})

it('makes the call again after a failure', async () => {
  const calls = createSingleCalls()
  const failure = Promise.reject(new Error('no answer'))
  calls.run('copy', () => failure)
  await expect(failure).rejects.toThrow('no answer')
  const again = vi.fn(() => Promise.resolve())
  calls.run('copy', again)
  expect(again).toHaveBeenCalledTimes(1)
})
