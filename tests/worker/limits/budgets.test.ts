import { describe, expect, it, vi } from 'vitest'

import { counterObjects } from '#tests/support/site/counter-objects.ts'
import { type Admission, type Budgets, createBudgets, type Payer } from '#worker/limits/budgets.ts'
import { type AskCounter, createCounters } from '#worker/limits/counter-client.ts'

const config = {
  COST_BUDGET: 600,
  LIMIT_WINDOW_SECONDS: 60,
  EXPENSIVE_PER_PAYER: 2,
  EXPENSIVE_PER_ISOLATE: 3,
}
const client = (address: string): Payer => ({ kind: 'client', address })
const one = client('203.0.113.7')
const account: Payer = { kind: 'account', id: 'compte' }

/** The budgets of isolates that share their counters, on a clock that the test moves. */
function isolates() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00Z') })
  const ask = createCounters(counterObjects(), 's'.repeat(32), 'budgets')
  let reports = 0
  const counted: AskCounter = (name, question) => {
    reports += 1
    return ask(name, question)
  }
  return { isolate: () => createBudgets(config, counted), reports: () => reports }
}

/** How many of so many calls at once are allowed. */
async function allowedOf(budgets: Budgets, payer: Payer, calls: number, units: number) {
  const decisions = await Promise.all(
    Array.from({ length: calls }, () => budgets.spend(payer, units)),
  )
  return decisions.filter(({ allowed }) => allowed).length
}

describe('a budget', () => {
  it('is one for all isolates, and exact for calls at once', async () => {
    const { isolate } = isolates()
    const [first, second] = [isolate(), isolate()]
    const allowed = await Promise.all([
      allowedOf(first, one, 100, 10),
      allowedOf(second, one, 100, 10),
    ])

    expect(allowed[0] + allowed[1]).toBe(60)
  })

  it('is one for the addresses of a /64 and the spellings of an address, and apart for others', async () => {
    const budgets = isolates().isolate()
    await budgets.spend(client('2001:db8::1'), 600)
    await budgets.spend(client('::ffff:203.0.113.7'), 600)

    expect(await budgets.spend(client('2001:0DB8:0:0:ffff::2'), 1)).toMatchObject({
      allowed: false,
    })
    expect(await budgets.spend(one, 1)).toMatchObject({ allowed: false })
    expect(await budgets.spend(client('2001:db8:0:1::1'), 1)).toEqual({ allowed: true })
    expect(await budgets.spend(account, 1)).toEqual({ allowed: true })
  })

  it('that is used up is known to the isolate, which then asks no counter until it is over', async () => {
    const { isolate, reports } = isolates()
    const budgets = isolate()
    await budgets.spend(one, 600)
    expect(budgets.check(one)).toEqual({ allowed: true })
    await budgets.spend(one, 1)
    const before = reports()

    expect(budgets.check(one)).toEqual({ allowed: false, retryAfterSeconds: 60 })
    expect(budgets.check(account)).toEqual({ allowed: true })
    expect(reports()).toBe(before)

    vi.setSystemTime(Date.now() + 60_000)
    expect(budgets.check(one)).toEqual({ allowed: true })
  })

  it('that is used up leaves twenty pages in a window, also when it is used up again', async () => {
    const budgets = isolates().isolate()
    const pagesOf = () =>
      Array.from({ length: 30 }, () => budgets.takeCreditPage(one)).filter(Boolean).length
    await budgets.spend(one, 600)
    await budgets.spend(one, 1)

    expect(pagesOf()).toBe(20)
    vi.setSystemTime(Date.now() + 59_000)
    await budgets.spend(one, 1)
    expect(pagesOf()).toBe(0)
    expect(budgets.takeCreditPage(account)).toBe(true)

    vi.setSystemTime(Date.now() + 1000)
    expect(pagesOf()).toBe(20)
  })

  it('counts cheap answers in lots, and what is not reported yet with the next expensive one', async () => {
    const { isolate, reports } = isolates()
    const budgets = isolate()
    for (let answer = 0; answer < 19; answer += 1) {
      expect(budgets.spendLater(one, 1)).toBeUndefined()
    }
    expect(reports()).toBe(0)
    await budgets.spendLater(one, 1)
    expect(reports()).toBe(1)

    expect(budgets.spendLater(one, 7)).toBeUndefined()
    await budgets.spend(one, 573)
    expect(await budgets.spend(one, 1)).toMatchObject({ allowed: false })
  })

  it('lets visitors through when the counters fail, and logs it without an address', async () => {
    const budgets = createBudgets(config, () => Promise.reject(new Error('Connection lost.')))

    expect(await budgets.spend(one, 600)).toEqual({ allowed: true })
    const logged = vi.mocked(console.error).mock.calls.join()
    vi.mocked(console.error).mockClear()
    expect(logged).toContain('Connection lost.')
    expect(logged).not.toContain('203.0.113.7')
  })
})

function release(slot: Admission): void {
  if (slot.allowed) slot.release()
}

describe('expensive answers', () => {
  it('are made two at a time for a payer, and a third is refused at once', () => {
    const budgets = isolates().isolate()
    const first = budgets.acquireSlot(one)

    expect(budgets.acquireSlot(one)).toMatchObject({ allowed: true })
    expect(budgets.acquireSlot(one)).toEqual({ allowed: false, retryAfterSeconds: 1, isBusy: true })
    release(first)
    release(first)
    expect(budgets.acquireSlot(one)).toMatchObject({ allowed: true })
    expect(budgets.acquireSlot(one)).toMatchObject({ allowed: false })
  })

  it('are made so many at a time in an isolate, for visitors and apart for accounts', () => {
    const budgets = isolates().isolate()
    const first = budgets.acquireSlot(one)
    budgets.acquireSlot(client('203.0.113.8'))
    budgets.acquireSlot(client('203.0.113.9'))

    expect(budgets.acquireSlot(client('203.0.113.10'))).toMatchObject({ allowed: false })
    expect(budgets.acquireSlot(account)).toMatchObject({ allowed: true })
    release(first)
    expect(budgets.acquireSlot(client('203.0.113.10'))).toMatchObject({ allowed: true })
  })

  it('that are exclusive are made one at a time for a session', () => {
    const budgets = isolates().isolate()
    const first = budgets.acquireSlot(account, 'session a')

    expect(budgets.acquireSlot(account, 'session a')).toMatchObject({ allowed: false })
    expect(budgets.acquireSlot(account, 'session b')).toMatchObject({ allowed: true })
    release(first)
    expect(budgets.acquireSlot(account, 'session a')).toMatchObject({ allowed: true })
  })

  it('whose slot was never released make room for others after 30 seconds', () => {
    const budgets = isolates().isolate()
    budgets.acquireSlot(one)
    budgets.acquireSlot(one)
    vi.setSystemTime(Date.now() + 29_999)
    expect(budgets.acquireSlot(one)).toMatchObject({ allowed: false })

    vi.setSystemTime(Date.now() + 1)
    expect(budgets.acquireSlot(one)).toMatchObject({ allowed: true })
  })
})
