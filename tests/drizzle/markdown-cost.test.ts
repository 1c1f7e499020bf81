import { describe, expect, it } from 'vitest'

import { maxTreeBytes, parseMarkdown } from '#drizzle/markdown.ts'
import { isMarkdownTree } from '#shared/markdown-tree.ts'
import { hostileMarkdown } from '#tests/support/hostile-markdown.ts'

const ordinary =
  'Un **paragraphe** avec [un lien](https://a.example) et des mots.\n\n- un\n- deux\n\n'

/** Milliseconds of processor, the least of several runs. */
function cost(markdown: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    parseMarkdown(markdown)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

describe.each(Object.entries(hostileMarkdown))('%s', (_name, hostile) => {
  it('cost at most in proportion to their length', () => {
    // Less than what an ordinary text costs is noise.
    const floor = cost(ordinary.repeat(200).slice(0, 10_000))
    const half = Math.max(cost(hostile(10_000)), floor)

    expect(cost(hostile(20_000)) / half).toBeLessThanOrEqual(2.5)
  })

  it('give a tree of bounded weight and depth, and nothing of the text is lost where it is refused', () => {
    const markdown = hostile(20_000)
    const { tree, refusal } = parseMarkdown(markdown)
    const isAccepted = refusal === null
    const bytes = Buffer.byteLength(JSON.stringify(tree))

    expect(isMarkdownTree(tree)).toBe(true)
    expect(isAccepted ? bytes : 0).toBeLessThanOrEqual(maxTreeBytes)
    expect(isAccepted ? null : tree).toEqual(isAccepted ? null : [['p', markdown]])
  })
})
