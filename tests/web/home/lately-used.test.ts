import { describe, expect, it } from 'vitest'

import { latelyUsed } from '#web/features/home/lately-used.tsx'

const used = (kind: 'prompt' | 'gpt', slug: string, at: number) => ({ kind, slug, title: slug, at })
const filledIn = (slug: string, at: number) => ({ slug, title: slug, filled: 2, total: 2, at })
const begun = (slug: string) => ({ slug, title: slug, filled: 1, total: 2, at: 0 })

const slugsOf = (items: { kind: string; slug: string }[]) =>
  items.map(({ kind, slug }) => `${kind} ${slug}`)

describe('what was used lately', () => {
  it('is what was used or filled in to the end, the last first, two at most', () => {
    const lately = latelyUsed(
      [used('gpt', 'a', 40), used('prompt', 'b', 20)],
      [filledIn('c', 30), filledIn('d', 10)],
      [],
    )
    expect(slugsOf(lately)).toEqual(['gpt a', 'prompt c'])
  })

  it('names an item once, and not what stands there as begun', () => {
    const lately = latelyUsed(
      [used('prompt', 'a', 40), used('prompt', 'b', 30), used('gpt', 'b', 20)],
      [filledIn('a', 50)],
      [begun('b')],
    )
    expect(slugsOf(lately)).toEqual(['prompt a', 'gpt b'])
  })
})
