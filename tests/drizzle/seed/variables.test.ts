import { describe, expect, it } from 'vitest'

import { readPromptSeeds } from '#drizzle/seed/content.ts'
import { variablesSeed } from '#drizzle/seed/variables.ts'
import { fieldsOf, knownVariableSchema } from '#shared/variables/known-variable.ts'
import { usualVariables } from '#shared/variables/profiles.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'

const seeds = await readPromptSeeds()
/** What the shipped prompts ask for: each variable of each of them. */
const slots = seeds.flatMap(({ slug, prompt }) => {
  const placeholders = parsePrompt(prompt).variables.map(({ placeholder }) => placeholder)
  return placeholders.map((placeholder) => {
    const [field] = fieldsOf(variablesSeed, [placeholder])
    return { slug, placeholder, cle: field?.cle }
  })
})

describe('the vocabulary of variables that the catalogue starts with', () => {
  it('has variables that an editor could have written, none of whose names is another’s', () => {
    const names = variablesSeed.flatMap(({ cle, alias }) => [cle, ...alias])

    for (const variable of variablesSeed)
      expect(knownVariableSchema.parse(variable)).toEqual(variable)
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  })

  it('knows all that the prompts ask for, and nothing that none does', () => {
    const asked = new Set(slots.map(({ cle }) => cle))

    expect(slots.filter(({ cle }) => cle === undefined)).toEqual([])
    expect(variablesSeed.filter(({ cle }) => !asked.has(cle)).map(({ cle }) => cle)).toEqual([])
  })

  it('is asked for one thing once in a prompt', () => {
    const asked = slots.map(({ slug, cle }) => `${slug}: ${cle}`)

    expect(asked.filter((one, index) => asked.indexOf(one) < index)).toEqual([])
  })

  it('gives one thing one name, and a client’s ten usual fields fill half of what is asked', () => {
    const usual = new Set<string>(usualVariables)
    const filled = slots.filter(({ cle = '' }) => usual.has(cle)).length
    const distinct = new Set(slots.map(({ cle }) => cle)).size
    // Whoever edits prompts sees how far they are from the bounds below.
    console.log(
      `${slots.length} slots, ${distinct} distinct variables, ${filled} filled by ${usual.size} usual fields: ${((100 * filled) / slots.length).toFixed(1)} %`,
    )

    expect(usual.size).toBe(10)
    expect(distinct).toBeLessThanOrEqual(90)
    expect(filled / slots.length).toBeGreaterThanOrEqual(0.5)
  })
})
