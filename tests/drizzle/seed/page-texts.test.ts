import { beforeAll, describe, expect, it } from 'vitest'

import { trigramOverlap } from '#drizzle/seed/content-rules.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import { seoProblems } from '#shared/admin/seo-problems.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

let urls: CockpitUrl[]
let counts: { total: number; problems: Record<string, number> }
beforeAll(async () => {
  const db = await createTestDatabase()
  await seedDatabase(db.$client)
  const { seoPages } = asAdmin(db).admin
  counts = await seoPages.cockpitCounts()
  const first = await seoPages.cockpit({ page: 1 })
  const pages = Math.ceil(first.total / first.pageSize)
  const rest = Array.from({ length: pages - 1 }, (_, index) =>
    seoPages.cockpit({ page: index + 2 }),
  )
  urls = [first, ...(await Promise.all(rest))].flatMap(({ items }) => items)
})

/** The pages that the starting content has texts for. */
const written = () => urls.filter(({ type }) => type === 'prompt' || type === 'gpt')

describe('what the pages of the starting content say to search engines', () => {
  it('gives the check of the administration nothing to blame at any address', () => {
    const blamed = urls
      .filter(({ problems }) => problems.length > 0)
      .map(({ path, head: { title, description }, problems }) => ({
        path,
        title,
        description,
        problems,
      }))

    // Whoever edits texts sees what the administration would show.
    console.log(`${counts.total} addresses, ${blamed.length} blamed`)
    expect(blamed).toEqual([])
    expect(counts).toEqual({
      total: urls.length,
      problems: Object.fromEntries(seoProblems.map((problem) => [problem, 0])),
    })
  })

  it('is written for every public item, and ends as a sentence', () => {
    const faulty = written().filter(
      ({ stored, head }) => stored === null || !/[^.]\.$/.test(head.description),
    )

    expect(written()).toHaveLength(120)
    expect(faulty.map(({ path }) => path)).toEqual([])
  })

  it('invites nobody to discover anything, and is not nearly the same twice', () => {
    const texts = written().map(({ path, head }) => ({ path, text: head.description }))
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(({ text }) => trigramOverlap(one.text, text) >= 0.2)
        .map(({ path }) => `${one.path} and ${path}`),
    )

    expect(texts.filter(({ text }) => /découvrez|meilleur|\bplus besoin/i.test(text))).toEqual([])
    expect(alike).toEqual([])
  })
})
