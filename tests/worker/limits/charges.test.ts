import { expect, it, vi } from 'vitest'

import { createBudgets } from '#worker/limits/budgets.ts'
import { openCharges } from '#worker/limits/charges.ts'
import { costs } from '#worker/limits/costs.ts'

const config = {
  COST_BUDGET: 600,
  LIMIT_WINDOW_SECONDS: 60,
  EXPENSIVE_PER_PAYER: 2,
  EXPENSIVE_PER_ISOLATE: 3,
}

const neverRead = () => new Promise(() => {})

/** Opens the charges of a request; all requests are of one client, in one isolate. */
function clientRequests() {
  const budgets = createBudgets(config, async () => ({ allowed: true }) as never)
  return () =>
    openCharges(budgets, {
      address: '203.0.113.7',
      calls: 1,
      inputBytes: 0,
      defer: () => {},
    })
}

it('a part of a long answer waits for its turn, and takes no place before and after it', async () => {
  const open = clientRequests()
  const [first, second] = [
    await open().chargeClient(costs.search),
    await open().chargeClient(costs.search),
  ]
  if (!first.allowed || !second.allowed) throw new Error('They were refused.')
  const makePart = vi.fn(async () => 'part')
  const part = open().inTurnForClient(makePart)
  await new Promise((resume) => setTimeout(resume, 200))
  expect(makePart).not.toHaveBeenCalled()

  first.end()

  expect(await part).toBe('part')
  expect(await open().chargeClient(costs.search)).toMatchObject({ allowed: true })
})

it('a part that fails gives its place back', async () => {
  const open = clientRequests()
  for (let part = 0; part < 3; part += 1) {
    const failing = open().inTurnForClient(() => Promise.reject(new Error('The database is down.')))
    await expect(failing).rejects.toThrow('The database is down.')
  }

  expect(await open().chargeClient(costs.search)).toMatchObject({ allowed: true })
})

it('the input of an answer that has no place is not read', async () => {
  const open = clientRequests()
  const readInput = vi.fn(async () => ({}))
  await open().chargeClient(costs.search, readInput)
  await open().chargeClient(costs.search, readInput)
  expect(readInput).toHaveBeenCalledTimes(2)

  expect(await open().chargeClient(costs.search, readInput)).toMatchObject({ isBusy: true })
  expect(readInput).toHaveBeenCalledTimes(2)
})

it('an answer takes its place once its input was read', async () => {
  const open = clientRequests()
  for (let answer = 0; answer < 5; answer += 1) void open().chargeClient(costs.search, neverRead)
  await new Promise((resume) => setTimeout(resume))

  expect(await open().chargeClient(costs.search)).toMatchObject({ allowed: true })
})
