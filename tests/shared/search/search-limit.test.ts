import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyWindow, takeSlot, type WindowState } from '#shared/access/sliding-window.ts'
import { readWindow, searchRule, writeWindow } from '#shared/search/search-limit.ts'

/** One search after the other, each through the text that the browser keeps. */
function searchAt(times: number[], stored = ''): { stored: string; admitted: boolean[] } {
  let text = stored
  const admitted = times.map((now) => {
    const { state, allowed } = takeSlot(readWindow(text), now, searchRule)
    text = writeWindow(state)
    return allowed
  })
  return { stored: text, admitted }
}

describe('the searches of one browser (R216)', () => {
  const ten = Array.from({ length: 10 }, (_, index) => 1000 + index)

  it('are ten in a minute, and the eleventh is refused', () => {
    expect(searchAt([...ten, 1010]).admitted).toEqual([...ten.map(() => true), false])
  })

  it('are refused for a whole minute from the first refusal, however often one tries', () => {
    const { stored } = searchAt([...ten, 2000])
    expect(searchAt([30_000, 61_500, 61_999, 62_000], stored).admitted).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('are counted over a window that slides', () => {
    const { stored } = searchAt(ten)
    expect(searchAt([61_000], stored).admitted).toEqual([true])
  })

  it('are remembered as they were', () => {
    const instant = fc.nat(2_000_000_000_000)
    fc.assert(
      fc.property(fc.record({ refusedUntil: instant, times: fc.array(instant) }), (state) => {
        expect(readWindow(writeWindow(state))).toEqual(state satisfies WindowState)
      }),
    )
  })

  it.each(['', 'null', '{"times":[1]}', '0 1 x', 'Infinity'])(
    'are none where the browser keeps «%s»',
    (stored) => {
      expect(readWindow(stored)).toEqual(emptyWindow)
    },
  )
})
