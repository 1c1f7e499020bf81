import { describe, expect, it } from 'vitest'

import {
  type GeneratorState,
  type PlannedItem,
  runPlan,
} from '#web/admin/screens/gpts/generator-run.ts'

const item = (id: string, decision: PlannedItem['decision']): PlannedItem => ({
  id,
  nom: id.toUpperCase(),
  version: 1,
  decision,
  modele: 'SEO',
  etapes: [],
  actuelles: 0,
})

const plan = [
  item('a', 'generate'),
  item('b', 'keep'),
  item('c', 'generate'),
  item('d', 'generate'),
]

type Options = { apply?: (id: string) => 'generated' | 'kept'; stopAfter?: number }

/** Runs the plan above and tells what happened, in order. */
async function run({ apply = () => 'generated', stopAfter = Infinity }: Options = {}) {
  const events: string[] = []
  const states: GeneratorState[] = []
  let applied = 0
  await runPlan({
    items: plan,
    apply: ({ id }) => {
      events.push(id)
      applied += 1
      return Promise.resolve(id).then(apply)
    },
    pause: () => {
      events.push('pause')
      return Promise.resolve()
    },
    isStopped: () => applied >= stopAfter,
    onChange: (state) => states.push(state),
  })
  return { events, states, last: states.at(-1) }
}

describe('the workflow generator', () => {
  it('works in the order of the plan, pauses between two updates and asks nothing of what is kept', async () => {
    const { events, last } = await run()
    expect(events).toEqual(['a', 'pause', 'c', 'pause', 'd'])
    expect(last).toEqual({
      step: 'result',
      counts: { generated: 3, kept: 1, total: 4 },
      isStopped: false,
    })
  })

  it('says how far it is before each update', async () => {
    const { states } = await run()
    expect(states.filter(({ step }) => step === 'running')).toMatchObject([
      { done: 0, current: 'A' },
      { done: 2, current: 'C' },
      { done: 3, current: 'D' },
    ])
  })

  it('counts as kept what somebody wrote since the plan was made', async () => {
    const { last } = await run({ apply: (id) => (id === 'c' ? 'kept' : 'generated') })
    expect(last).toMatchObject({ step: 'result', counts: { generated: 2, kept: 2 } })
  })

  it('stops between two updates and says how much is done', async () => {
    const { events, last } = await run({ stopAfter: 1 })
    expect(events.filter((event) => event !== 'pause')).toEqual(['a'])
    expect(last).toMatchObject({ step: 'result', counts: { generated: 1 }, isStopped: true })
  })

  it('is not stopped by a request that comes after the last update', async () => {
    const { last } = await run({ stopAfter: 3 })
    expect(last).toMatchObject({ step: 'result', isStopped: false })
  })

  it('ends at the first failure, with what was done until then', async () => {
    const failure = new Error('refused')
    const { events, last } = await run({
      apply(id) {
        if (id === 'c') throw failure
        return 'generated'
      },
    })
    expect(events).toEqual(['a', 'pause', 'c'])
    expect(last).toEqual({
      step: 'error',
      counts: { generated: 1, kept: 1, total: 4 },
      error: failure,
    })
  })
})
