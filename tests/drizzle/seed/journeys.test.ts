import { describe, expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { journeySeeds } from '#drizzle/seed/journeys.ts'
import { variablesSeed } from '#drizzle/seed/variables.ts'
import { journeySchema } from '#shared/journeys/journey-input.ts'
import { carriedValues } from '#shared/variables/carried-values.ts'
import { fieldsOf } from '#shared/variables/known-variable.ts'
import { parsePrompt, type PromptVariable } from '#shared/variables/prompt-variables.ts'

const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
const isPublic = ({ statut = 'valide' }: { statut?: string }) => statut === 'valide'
const publicPrompts = new Map(prompts.filter(isPublic).map((seed) => [seed.slug, seed]))
const publicGpts = new Set(gpts.filter(isPublic).map(({ slug }) => slug))

function variablesOf(slug: string | undefined): PromptVariable[] {
  const text = slug === undefined ? '' : (publicPrompts.get(slug)?.prompt ?? '')
  return parsePrompt(text).variables
}

describe.each(journeySeeds)('the journey «$titre» of the starting content', (journey) => {
  it('has 4 to 6 steps, each a public item, and passes as an editor’s own', () => {
    const { etapes, ...texts } = journey
    const missing = etapes.filter(({ prompt, gpt }) =>
      prompt === undefined ? !publicGpts.has(gpt) : !publicPrompts.has(prompt),
    )

    expect(missing).toEqual([])
    expect(etapes.length).toBeGreaterThanOrEqual(4)
    expect(etapes.length).toBeLessThanOrEqual(6)
    expect(
      journeySchema.safeParse({
        ...texts,
        etapes: etapes.map(({ prompt, but, transmet }, index) => ({
          kind: prompt === undefined ? 'gpt' : 'prompt',
          id: `fiche-${index}`,
          but,
          transmet,
        })),
        statut: 'valide',
        rang: 1,
      }).error,
    ).toBeUndefined()
  })

  it('fills half of the variables of steps 2 to 4 with what is typed into step 1', () => {
    const [first, ...others] = journey.etapes
    const typed = Object.fromEntries(variablesOf(first?.prompt).map(({ key }) => [key, 'Saisi']))
    const later = others.slice(0, 3).flatMap((step) => variablesOf(step.prompt))
    const filled = others.slice(0, 3).flatMap((step) => {
      const variables = variablesOf(step.prompt)
      const placeholders = variables.map(({ placeholder }) => placeholder)
      const fields = fieldsOf(variablesSeed, placeholders)
      return Array.from(carriedValues([{ step: 0, values: typed }], variables, fields).keys())
    })
    console.log(`${journey.slug}: ${filled.length} of ${later.length} variables of steps 2 to 4`)

    expect(later.length).toBeGreaterThan(0)
    expect(filled.length / later.length).toBeGreaterThanOrEqual(0.5)
  })
})
