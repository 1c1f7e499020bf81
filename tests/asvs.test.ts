import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/project-root.ts'

import { requirements } from './asvs.ts'
import { titlesIn } from './support/test-titles.ts'

const answers = Object.entries(requirements)
const levels = { one: 55, two: 110 }

/** A document as one reads it, wherever its lines end. */
const flowing = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('what the verification standard asks', () => {
  it('is listed whole, in its order', () => {
    expect(answers).toHaveLength(levels.one + levels.two)
    const numbers = answers.map(([id]) => id)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  })

  it.each(answers.flatMap(([id, [, answer]]) => ('test' in answer ? [[id, ...answer.test]] : [])))(
    '%s is answered by a test that is there: %s, «%s»',
    async (_id, file = '', title = '') => {
      const titles = titlesIn(file, await readFile(projectPath(file), 'utf8'))

      expect(titles.filter((text) => text.includes(title))).not.toEqual([])
    },
  )

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
