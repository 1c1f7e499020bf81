import { expect, it } from 'vitest'

import { createOngoingWork } from '#worker/page-cache/ongoing-work.ts'

function workAt() {
  let now = 1000
  const work = createOngoingWork(30, () => now)
  return { work, pass: (ms: number) => (now += ms) }
}

it('is ongoing from its begin to its end, and nothing else is', () => {
  const { work } = workAt()
  expect(work.isOngoing('/')).toBe(false)
  work.begin('/')
  expect([work.isOngoing('/'), work.isOngoing('/gpts')]).toEqual([true, false])
  work.end('/')
  expect(work.isOngoing('/')).toBe(false)
})

it('is over when it took too long, and may be begun again', () => {
  const { work, pass } = workAt()
  work.begin('/')
  pass(29)
  expect(work.isOngoing('/')).toBe(true)
  pass(1)
  expect(work.isOngoing('/')).toBe(false)
  work.begin('/')
  expect(work.isOngoing('/')).toBe(true)
})

it('is forgotten, oldest first, when requests that never end leave too much of it', () => {
  const { work } = workAt()
  const names = Array.from({ length: 1001 }, (_, index) => `/prompt/${index}`)
  for (const name of names) work.begin(name)

  expect(names.filter((name) => !work.isOngoing(name))).toEqual(['/prompt/0'])
})
