import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

import { requirements } from './asvs.ts'
import { titlesIn } from './support/test-titles.ts'

const answers = Object.entries(requirements)

/** The requirements of each level that concern this site, as the standard numbers them. */
const applicable = {
  one: `
    1.2.1 1.2.2 1.2.3 1.2.4 1.3.2
    2.1.1 2.2.1 2.2.2 2.3.1
    3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
    4.1.1
    6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
    7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
    8.1.1 8.2.1 8.2.2 8.3.1
    9.1.1 9.1.2 9.1.3 9.2.1
    11.4.1
    12.1.1 12.2.1 12.2.2
    13.4.1
    14.2.1 14.3.1
    15.1.1 15.2.1 15.3.1`,
  two: `
    1.1.1 1.1.2 1.2.9 1.3.3 1.3.5 1.3.6 1.3.7 1.4.2 1.5.2
    2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.4.1
    3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.7.1 3.7.2
    4.1.2 4.1.3 4.2.1
    6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3
    7.1.1 7.1.2 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2
    8.1.2 8.2.3
    9.2.2 9.2.3 9.2.4
    11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1
    12.1.2 12.3.1 12.3.2 12.3.3
    13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5
    14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3
    15.1.2 15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7
    16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3`,
}

/** A document as one reads it, wherever its lines end. */
const flowing = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('what the verification standard asks', () => {
  it('is listed whole, in its order', () => {
    const numbers = `${applicable.one} ${applicable.two}`.trim().split(/\s+/)
    const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

    expect(answers.map(([id]) => id)).toEqual(inOrder)
  })

  it.each(
    answers.flatMap(([id, [, answer]]) =>
      'tests' in answer ? answer.tests.map((place) => [id, ...place]) : [],
    ),
  )('%s is answered by a test that exists: %s, «%s»', async (_id, file = '', title = '') => {
    const source = await readFile(projectPath(file), 'utf8')
    // A group may be empty.
    const titles = titlesIn(file, source, ['it', 'test'])

    expect(titles.filter((text) => text.includes(title))).not.toEqual([])
  })

  it.each(
    answers.flatMap(([id, [, answer]]) => ('document' in answer ? [[id, ...answer.document]] : [])),
  )('%s is answered by words of %s that are there: «%s»', async (_id, file = '', words = '') => {
    expect(flowing(await readFile(projectPath(file), 'utf8'))).toContain(flowing(words))
  })

  it.each(
    answers.flatMap(([id, [, answer]]) => ('deviation' in answer ? [[id, answer.deviation]] : [])),
  )('%s is set aside for a reason: %s', (_id, reason = '') => {
    expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })
})
