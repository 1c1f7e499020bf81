import { describe, expect, it } from 'vitest'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gptScore, promptScore } from '#shared/items/ranking.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'

describe('the columns that follow from the fields of an item', () => {
  it('are the code of the first category and the ranking', () => {
    const prompt = promptValues({ categories: ['Local', 'SEO'], titre: 'Audit' })
    const gpt = gptValues({ categories: ['SEO'], description: 'Un **bon** GPT' })

    expect(promptDerivedValues(prompt, builtInFacts)).toMatchObject({
      cote_code: 'LOC',
      score: promptScore(prompt),
    })
    expect(gptDerivedValues(gpt, builtInFacts, 'Prénom Nom')).toMatchObject({
      cote_code: 'SEO',
      score: gptScore(gpt, 'Prénom Nom'),
      description_texte: 'Un bon GPT',
      description_arbre: [['p', 'Un ', ['strong', 'bon'], ' GPT']],
    })
  })

  it('hold at most 220 characters of a description for cards, and no half of one', () => {
    expect(cut('mot '.repeat(200)).length).toBeGreaterThan(200)
    expect(cut('mot '.repeat(200)).length).toBeLessThanOrEqual(220)
    expect(cut('🙂'.repeat(300)).isWellFormed()).toBe(true)
    expect(cut(`a${'🙂'.repeat(300)}`).isWellFormed()).toBe(true)
  })

  it('file an unknown category under DIV (R107)', () => {
    const prompt = promptValues({ categories: ['Inconnue'] })

    expect(promptDerivedValues(prompt, builtInFacts).cote_code).toBe('DIV')
  })

  it('rank a GPT higher whose name holds the name of the consultant (R250)', () => {
    const gpt = gptValues({ nom: 'Le relecteur de Camille Durand' })

    expect(gptDerivedValues(gpt, builtInFacts, 'Camille Durand').score).toBe(
      gptDerivedValues(gpt, builtInFacts, 'Autre Nom').score + 40,
    )
  })
})

const cut = (description: string) =>
  gptDerivedValues(gptValues({ description }), builtInFacts, '').description_texte
