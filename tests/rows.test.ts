import { describe, expect, it } from 'vitest'

import { rows, setAside } from './rows.ts'
import { readTestTitles, titlesIn } from './support/test-titles.ts'

const numbers = Object.keys(rows)
const titles = await readTestTitles()
const named = new Set(titles.flatMap(rowsIn))

/** The rows that a title names, each as a word of its own. */
function rowsIn(title: string): string[] {
  return title.match(/\bR\d+\b/g) ?? []
}

describe('the rows of what the product must do', () => {
  it('are numbered without a gap', () => {
    expect(numbers).toEqual(numbers.map((_, index) => `R${index + 1}`))
    expect(numbers).toHaveLength(260)
  })

  it('are each named by a test, or set aside for a reason', () => {
    const told = new Set([...named, ...Object.keys(setAside)])
    expect(numbers.filter((row) => !told.has(row))).toEqual([])
  })

  it('are all that tests name', () => {
    expect([...named].filter((row) => !Object.hasOwn(rows, row))).toEqual([])
  })
})

it('reads titles from the source of tests alone, whatever way they are declared', () => {
  const source = `
    // R1 in a comment
    const text = 'R2 in a text'
    describe('R3', () => it.each([['R4 of a table']])('R5: %s', () => expect('R6').toBe('R6')))
    test.describe('R7', () => { for (const a of b) test(\`R8 of \${a}, \${'R9'}\`, run) })
    test.use({ name: 'R10' })
    it.skipIf(slow)('R11 R12', run)
  `
  expect(titlesIn('a.test.ts', source).flatMap(rowsIn)).toEqual([
    'R3',
    'R5',
    'R7',
    'R8',
    'R11',
    'R12',
  ])
})
