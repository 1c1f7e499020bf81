import { describe, expect, it } from 'vitest'

import { maxTreeBytes, parseMarkdown } from '#drizzle/derived/markdown.ts'
import { isMarkdownTree } from '#shared/text/markdown-tree.ts'
import { hostileMarkdown, shortRows } from '#tests/support/hostile/hostile-markdown.ts'

const ordinary =
  'Un **paragraphe** avec [un lien](https://a.example) et des mots.\n\n- un\n- deux\n\n'

const warmUps = 4
const rounds = 16
/** What a text of twice the length may cost; growing with the square, it would cost four times as much. */
const most = 3

/**
 * Microseconds of processor that each text costs in all its runs, which take turns. Not the least of them:
 * a short text may run between two collections of garbage, a long one never does.
 */
function costs<Texts extends string[]>(...texts: Texts): { [Index in keyof Texts]: number } {
  const sums = texts.map(() => 0)
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, text] of texts.entries()) {
      const start = process.cpuUsage()
      parseMarkdown(text)
      const { user, system } = process.cpuUsage(start)
      if (round >= 0) sums[index] = (sums[index] ?? 0) + user + system
    }
  }
  return sums as { [Index in keyof Texts]: number } // As many as there are texts.
}

describe.each(Object.entries(hostileMarkdown))('%s', (_name, hostile) => {
  // Measured, so a machine that is busy or short of cache tells in it: ratios of 1.7 to 3.2, with 2.2 in the middle.
  it('cost at most in proportion to their length', { tags: ['prove'] }, () => {
    const short = hostile(10_000)
    const long = hostile(20_000)
    const measure = () => {
      const [half, whole, floor] = costs(short, long, ordinary.repeat(200).slice(0, 10_000))
      // Less than what an ordinary text costs is noise.
      return whole / Math.max(half, floor)
    }
    // What else the machine does adds to one of the two: a cost that grows faster shows every time.
    let ratio = measure()
    for (let again = 0; again < 5 && ratio > most; again += 1) ratio = Math.min(ratio, measure())

    expect(ratio).toBeLessThanOrEqual(most)
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

it('tables that the parser would fill up cost at most in proportion to their length', () => {
  const tables = shortRows(181, 362)

  const [one, many] = costs(tables(2000), tables(20_000))

  expect(many / one).toBeLessThanOrEqual(20)
})
