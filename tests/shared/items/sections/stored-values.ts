import * as fc from 'fast-check'

type Fields = Record<string, fc.Arbitrary<unknown>>

/** Anything a JSON column may hold: any JSON value, and lists of items that are nearly right. */
export function storedValues(fields: Fields): fc.Arbitrary<unknown> {
  const item = nearly(fields)
  return fc.oneof(fc.jsonValue(), item, fc.array(fc.oneof(item, fc.jsonValue())))
}

/** An object with these fields, or with most of them, most of them as they should be. */
export function nearly(fields: Fields): fc.Arbitrary<unknown> {
  const damagedFields: Fields = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: field }, { weight: 1, arbitrary: fc.jsonValue() }),
    ]),
  )
  return fc.oneof(fc.record(fields), fc.record(damagedFields, { requiredKeys: [] }))
}

/** Texts of every length, blank ones among them. */
export const storedText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('', '  ', 'texte', 'a'.repeat(4000)),
)

/** Lists of such texts, long ones among them. */
export const storedTexts = fc.oneof(
  fc.array(storedText),
  fc.constant(Array<string>(60).fill('texte')),
)
