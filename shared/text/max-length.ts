import { z } from 'zod'

/**
 * Maximum length of a text, in UTF-16 code units, at a form path such as `faq[2].question`. Undefined where
 * the schema states none, and for formats (address, e-mail, date), which forms do not count.
 */
export const maxLengthAt = (schema: z.ZodType, path = ''): number | undefined =>
  lengthAt(schema, path.match(/\w+/g) ?? [])

function lengthAt(
  schema: z.core.$ZodType | undefined,
  path: readonly string[],
): number | undefined {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  ) {
    return lengthAt(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodPipe) {
    // The form counts what is typed, before it is shortened.
    return lengthAt(schema.in, path) ?? lengthAt(schema.out, path)
  }
  const [name, ...rest] = path
  if (name === undefined) {
    return schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
  }
  if (schema instanceof z.ZodObject) return lengthAt(schema.shape[name], rest)
  return schema instanceof z.ZodArray ? lengthAt(schema.element, rest) : undefined
}
