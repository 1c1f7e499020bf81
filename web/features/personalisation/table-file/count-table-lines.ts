import { delimiters } from '#shared/tables/delimiters.ts'

/** Lines that are compared. */
const sampleLines = 10

/** The lines of a text whose first ones have the same delimiter equally often; 0 for any other text. */
export function countTableLines(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // A delimiter in quotes is text.
  const sample = lines.slice(0, sampleLines).map((line) => line.replaceAll(/"[^"]*"/g, ''))
  const isTable = delimiters.some(({ character }) => {
    const counts = new Set(sample.map((line) => line.split(character).length))
    return counts.size === 1 && !counts.has(1)
  })
  return isTable ? lines.length : 0
}
