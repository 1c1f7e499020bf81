import { z } from 'zod'

import { cleanText, cleanTexts, hasVisibleText } from './control-characters.ts'

/** A text that somebody typed, without stray characters. One of which nothing is drawn is empty. */
export const typedText = () =>
  z.string().overwrite((typed) => {
    const text = cleanText(typed)
    return hasVisibleText(text) ? text : ''
  })

/** For a schema whose parts also read what is stored, which must stay as it is to be compared. */
export const withTypedTexts = <Value>(schema: z.ZodType<Value>): z.ZodType<Value, Value> =>
  rewritten(schema, cleanTexts)

/**
 * Rewrites a valid input, then validates it again: a text of control characters alone, for example, is empty by
 * then.
 */
export function rewritten<Value>(
  schema: z.ZodType<Value>,
  rewrite: (value: Value) => Value,
): z.ZodType<Value, Value> {
  const typed = schema as z.ZodType<Value, Value> // Schemas of generic items lose the type of their input.
  return typed.overwrite(rewrite).pipe(typed)
}
