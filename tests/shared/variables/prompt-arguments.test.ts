import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { argumentValues, promptArguments } from '#shared/variables/prompt-arguments.ts'
import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'

const argumentsOf = (text: string) => promptArguments(parsePrompt(text).variables)
const namesOf = (text: string) => argumentsOf(text).map(({ name }) => name)
const filled = (text: string, given: Record<string, string>) => {
  const parsed = parsePrompt(text)
  return fillPrompt(parsed, argumentValues(promptArguments(parsed.variables), given))
}

describe('the arguments of a prompt', () => {
  it('are named after its variables in letters, digits and underscores', () => {
    expect(namesOf('[Mot-clé principal] [ÉTÉ] [œuvre d’art] [3 villes] [関連語] [市場]')).toEqual([
      'mot_cle_principal',
      'ete',
      'oeuvre_d_art',
      'valeur_3_villes',
      'valeur',
      'valeur_2',
    ])
  })

  it('have names of their own where variables read alike', () => {
    expect(namesOf('[ton] [Ton] [ton 2] [ton !] [ton]')).toEqual([
      'ton',
      'ton_2',
      'ton_2_2',
      'ton_3',
    ])
  })

  it('fill in the text; what is not given stays in brackets, and what names nothing is ignored', () => {
    const given = { ville: 'Lyon', inconnu: 'x', constructor: 'y', __proto__: 'z' }
    expect(filled('[ville], [Métier], [ville]', given)).toBe('Lyon, [Métier], Lyon')
  })
})

const placeholders = fc.array(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 90, unit: 'binary' }),
    fc.constantFrom('ton', 'Ton', 'tôn', 'ton_2', 'ton 2', '__proto__', 'constructor', '9', 'é'),
  ),
  { maxLength: 30 },
)

describe('for any prompt, its arguments', () => {
  it('are as many as its variables, each with a valid name of its own', () => {
    fc.assert(
      fc.property(placeholders, (texts) => {
        const text = texts.map((one) => `[${one}]`).join(' ')
        const names = namesOf(text)

        expect(names).toHaveLength(parsePrompt(text).variables.length)
        expect(new Set(names).size).toBe(names.length)
        for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{0,79}$/)
      }),
    )
  })

  it('fill in every place of their own variable and no other', () => {
    fc.assert(
      fc.property(placeholders, (texts) => {
        const text = texts.map((one) => `[${one}]`).join(' ')
        const known = argumentsOf(text)
        const given = Object.fromEntries(known.map(({ name }) => [name, `<${name}>`]))
        const nameOf = new Map(known.map(({ key, name }) => [key, name]))
        const expected = parsePrompt(text).segments.map((segment) =>
          segment.type === 'text' ? segment.text : `<${nameOf.get(segment.key)}>`,
        )

        expect(filled(text, given)).toBe(expected.join(''))
      }),
    )
  })
})
