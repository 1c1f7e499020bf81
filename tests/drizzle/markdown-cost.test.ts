import { describe, expect, it } from 'vitest'

import { maxTreeBytes, parseMarkdown } from '#drizzle/markdown.ts'
import { isMarkdownTree } from '#shared/markdown-tree.ts'
import { hostileMarkdown, shortRows } from '#tests/support/hostile-markdown.ts'

const ordinary =
  'Un **paragraphe** avec [un lien](https://a.example) et des mots.\n\n- un\n- deux\n\n'

const rounds = 10

/** Microseconds of processor that each text costs: the least of several runs, which take turns. */
function costs<Texts extends string[]>(...texts: Texts): { [Index in keyof Texts]: number } {
  const least = texts.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, text] of texts.entries()) {
      const start = process.cpuUsage()
      parseMarkdown(text)
      const { user, system } = process.cpuUsage(start)
      least[index] = Math.min(least[index] ?? 0, user + system)
    }
  }
  return least as { [Index in keyof Texts]: number } // As many as there are texts.
}

describe.each(Object.entries(hostileMarkdown))('%s', (_name, hostile) => {
  it('cost at most in proportion to their length', () => {
    // Less than what an ordinary text costs is noise.
    const [half, whole, floor] = costs(
      hostile(10_000),
      hostile(20_000),
      ordinary.repeat(200).slice(0, 10_000),
    )

    expect(whole / Math.max(half, floor)).toBeLessThanOrEqual(2.5)
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

it('tables that the parser would fill up cost the same, however many there are', () => {
  const tables = shortRows(181, 362)

  const [one, many] = costs(tables(2000), tables(20_000))

  expect(many / one).toBeLessThanOrEqual(4)
})
