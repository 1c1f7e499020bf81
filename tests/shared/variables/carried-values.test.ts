import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { variablesSeed } from '#drizzle/seed/variables.ts'
import { carriedValues, otherSteps } from '#shared/variables/carried-values.ts'
import { fieldsOf, namesOf } from '#shared/variables/known-variable.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { parsePrompt, variableKey } from '#shared/variables/prompt-variables.ts'

/** Any name of a variable of the vocabulary, as an author may write it between brackets. */
const knownName = fc
  .constantFrom(...variablesSeed)
  .chain((variable) =>
    fc
      .constantFrom(...namesOf(variable))
      .map((name) => ({ cle: variable.cle, name: name.replaceAll('-', ' ') })),
  )
const promptOf = fc
  .uniqueArray(knownName, { selector: ({ cle }) => cle, maxLength: 8 })
  .map((names) => {
    const { variables } = parsePrompt(names.map(({ name }) => `[${name}]`).join('\n'))
    return { names, variables }
  })
const value = fc.constantFrom('', ' ', 'Maison Lumen', 'Site\nrefait')
const stepOf = promptOf.chain(({ names }) =>
  fc.array(value, { minLength: names.length, maxLength: names.length }).map((values) => ({
    names,
    values: Object.fromEntries(
      names.map(({ name }, index) => [variableKey(name), values[index] ?? '']),
    ),
  })),
)

const fieldsIn = (names: { name: string }[]) =>
  fieldsOf(
    variablesSeed,
    names.map(({ name }) => name),
  )

it('gives each variable the first filled value of the same variable, whatever name a step has for it', () => {
  fc.assert(
    fc.property(promptOf, fc.array(stepOf, { maxLength: 5 }), ({ names, variables }, steps) => {
      const carried = carriedValues(
        steps.map(({ values }, step) => ({ step, values })),
        variables,
        fieldsIn(names),
      )
      const expected = names.flatMap(({ cle, name }) => {
        const key = variableKey(name)
        const found = steps.flatMap((step, index) => {
          const same = step.names.find((other) => other.cle === cle)
          const text = same && valueOf(step.values, variableKey(same.name))
          return isFilled(text) ? [{ value: text, step: index }] : []
        })
        return found[0] ? [[key, found[0]] as const] : []
      })

      expect([...carried]).toEqual(expected)
    }),
  )
})

it('asks the step before first, then back to the first, then on to the last', () => {
  expect(otherSteps(2, 5)).toEqual([1, 0, 3, 4])
  expect(otherSteps(0, 3)).toEqual([1, 2])
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (index, count) => {
      const asked = otherSteps(index, count)
      const all = new Set(asked)
      expect(all.size).toBe(asked.length)
      expect(all.has(index)).toBe(false)
    }),
  )
})
