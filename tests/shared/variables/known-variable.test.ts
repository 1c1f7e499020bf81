import { describe, expect, it } from 'vitest'

import {
  bracketName,
  fieldsOf,
  type KnownVariable,
  knownVariableSchema,
} from '#shared/variables/known-variable.ts'
import { foldVariableName } from '#shared/variables/variable-name.ts'

const variable = (values: Partial<KnownVariable> = {}): KnownVariable => ({
  cle: 'public',
  libelle: 'Public visé',
  aide: 'Décrivez qui lit.',
  exemple: 'Propriétaires qui rénovent',
  nature: 'texte',
  portee: 'client',
  choix: [],
  alias: ['persona', 'public-vise'],
  ...values,
})

describe('the name of a variable', () => {
  it.each([
    ['Public visé', 'public-vise'],
    ['secteur d’activité', 'secteur-d-activite'],
    ['  ŒUVRES & Æther ', 'oeuvres-aether'],
    ['URL', 'url'],
    ['日本', ''],
  ])('%j is compared as %j', (name, folded) => {
    expect(foldVariableName(name)).toBe(folded)
  })
})

describe('the fields of a prompt', () => {
  it('are the variables that its brackets name, by key or alias, and nothing else', () => {
    const ton = variable({ cle: 'ton', alias: [] })
    const fields = fieldsOf([variable(), ton], ['Public visé', 'inconnu', 'Persona', '日本'])

    expect(fields.map(({ cle, placeholder }) => [placeholder, cle])).toEqual([
      ['Public visé', 'public'],
      ['Persona', 'public'],
    ])
  })
})

describe('a variable of the vocabulary', () => {
  it.each<[string, Partial<KnownVariable>]>([
    ['a key that is not as keys are compared', { cle: 'Public' }],
    ['an empty label', { libelle: ' ' }],
    ['a help without end', { aide: 'a'.repeat(201) }],
    ['a choice without answers', { nature: 'choix' }],
    ['answers without a choice', { choix: ['Sobre', 'Direct'] }],
    ['an answer twice', { nature: 'choix', choix: ['Sobre', 'Direct', 'Sobre'] }],
    ['its key as an alias', { alias: ['public'] }],
    ['an alias twice', { alias: ['persona', 'persona'] }],
    ['too many aliases', { alias: Array.from({ length: 25 }, (_, index) => `nom-${index}`) }],
  ])('is refused with %s', (_what, values) => {
    expect(knownVariableSchema.safeParse(variable()).success).toBe(true)
    expect(knownVariableSchema.safeParse(variable(values)).success).toBe(false)
  })
})

it.each([
  [variable(), 'public visé'],
  [variable({ libelle: 'À qui parlez-vous ?' }), 'public'],
  [variable({ cle: 'url-de-la-page', libelle: 'URL de la page' }), 'URL de la page'],
  [variable({ cle: 'mot-cle', libelle: 'Requête' }), 'mot cle'],
])('%o is written [%s] in a prompt', (known, name) => {
  expect(bracketName(known)).toBe(name)
  expect(fieldsOf([known], [name])).toHaveLength(1)
})
