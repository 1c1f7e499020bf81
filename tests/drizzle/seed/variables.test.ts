import { describe, expect, it } from 'vitest'

import { readPromptSeeds } from '#drizzle/seed/content.ts'
import { variablesSeed } from '#drizzle/seed/variables.ts'
import { fieldsOf, knownVariableSchema } from '#shared/variables/known-variable.ts'
import { offeredVariables } from '#shared/variables/profiles.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'

const seeds = await readPromptSeeds()
/** What the shipped prompts ask for: each variable of each of them. */
const slots = seeds.flatMap(({ slug, prompt }) => {
  const placeholders = parsePrompt(prompt).variables.map(({ placeholder }) => placeholder)
  return placeholders.map((placeholder) => {
    const [field] = fieldsOf(variablesSeed, [placeholder])
    return { slug, placeholder, cle: field?.cle, portee: field?.portee }
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

  it('gives one thing one name, and what is a client’s fills half of what is asked', () => {
    const filled = slots.filter(({ portee }) => portee === 'client').length
    const distinct = new Set(slots.map(({ cle }) => cle)).size
    // Whoever edits prompts sees how far they are from the bounds below.
    console.log(
      `${slots.length} slots, ${distinct} distinct variables, ${filled} of a client: ${((100 * filled) / slots.length).toFixed(1)} %`,
    )

    expect(distinct).toBeLessThanOrEqual(90)
    expect(filled / slots.length).toBeGreaterThanOrEqual(0.5)
  })

  it('says of each variable whether its value is a client’s or one mission’s', () => {
    const scopes = Object.fromEntries(variablesSeed.map(({ cle, portee }) => [cle, portee]))
    const client = ['site', 'secteur', 'marque', 'offre', 'public', 'pays', 'ton']
    const mission = ['requete-principale', 'objectif', 'url-de-la-page', 'releve-de-la-serp']

    expect(client.map((cle) => scopes[cle])).toEqual(client.map(() => 'client'))
    expect(mission.map((cle) => scopes[cle])).toEqual(mission.map(() => 'mission'))
    expect(offeredVariables.filter((cle) => scopes[cle] !== 'client')).toEqual([])
  })
})
