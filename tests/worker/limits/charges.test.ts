import { expect, it, vi } from 'vitest'

import { createBudgets } from '#worker/limits/budgets.ts'
import { openCharges } from '#worker/limits/charges.ts'
import { type Cost, costs } from '#worker/limits/costs.ts'

const config = {
  COST_BUDGET: 600,
  LIMIT_WINDOW_SECONDS: 60,
  EXPENSIVE_PER_PAYER: 2,
  EXPENSIVE_PER_ISOLATE: 3,
}

const stalledRead = () => new Promise(() => {})

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

it('makes a part of a long answer once there is a slot, and releases the slot', async () => {
  const open = clientRequests()
  const [first, second] = [
    await open().chargeClient(costs.search),
    await open().chargeClient(costs.search),
  ]
  if (!first.allowed || !second.allowed) throw new Error('They were refused.')
  const makePart = vi.fn(async () => 'part')
  const part = open().withClientSlot(makePart)
  await new Promise((resume) => setTimeout(resume, 200))
  expect(makePart).not.toHaveBeenCalled()

  first.release()

  expect(await part).toBe('part')
  expect(await open().chargeClient(costs.search)).toMatchObject({ allowed: true })
})

it('releases the slot of a part that fails', async () => {
  const open = clientRequests()
  for (let part = 0; part < 3; part += 1) {
    const failing = open().withClientSlot(() => Promise.reject(new Error('The database is down.')))
    await expect(failing).rejects.toThrow('The database is down.')
  }

  expect(await open().chargeClient(costs.search)).toMatchObject({ allowed: true })
})

it('does not read the input while all slots are taken', async () => {
  const open = clientRequests()
  const readInput = vi.fn(async () => ({}))
  await open().chargeClient(costs.search, readInput)
  await open().chargeClient(costs.search, readInput)
  expect(readInput).toHaveBeenCalledTimes(2)

  expect(await open().chargeClient(costs.search, readInput)).toMatchObject({ isBusy: true })
  expect(readInput).toHaveBeenCalledTimes(2)
})

it('holds no slot while an input is being read', async () => {
  const open = clientRequests()
  for (let answer = 0; answer < 3; answer += 1) void open().chargeClient(costs.search, stalledRead)
  await new Promise((resume) => setTimeout(resume))

  expect(await open().chargeClient(costs.search)).toMatchObject({ allowed: true })
})

it('reads four inputs of a client at once, and refuses a fifth', async () => {
  const open = clientRequests()
  const reads = [1, 2, 3, 4].map(() => Promise.withResolvers<void>())
  const answers = reads.map(({ promise }) => open().chargeClient(costs.search, () => promise))
  await new Promise((resume) => setTimeout(resume))
  expect(await open().chargeClient(costs.search, stalledRead)).toMatchObject({ isBusy: true })

  const [first, ...others] = reads
  first?.reject(new Error('The client left.'))
  await expect(answers[0]).rejects.toThrow('The client left.')

  expect(await open().chargeClient(costs.search, async () => ({}))).toMatchObject({ allowed: true })
  for (const { resolve } of others) resolve()
  await Promise.all(answers.slice(1))
})

it('opens the preview page of a draft while the live preview of the same session is made', async () => {
  const open = clientRequests()
  const ask = (cost: Cost) => open().chargeAccount('account', 'session', cost)
  await ask(costs.preview)

  expect(await ask(costs.preview)).toMatchObject({ isBusy: true })
  expect(await ask(costs.storedPreview)).toMatchObject({ allowed: true })
})
