import { describe, expect, it } from 'vitest'

import { moved, restored } from '#web/admin/fields/block-list.tsx'

describe('the blocks of a section', () => {
  it('move up and down by one place', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })

  it('stay where they are at either end', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })

  it('come back to their place after a removal, or to the end of a list now shorter', () => {
    expect(restored(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
    expect(restored(['a'], 4, 'e')).toEqual(['a', 'e'])
  })
})
