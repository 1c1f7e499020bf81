import { z } from 'zod'

/**
 * The longest text, in characters, that a schema accepts at a form path such as `faq[2].question`. Undefined
 * where the schema states none, and for formats (address, e-mail, date), which forms do not count.
 */
export function maxLengthAt(schema: z.core.$ZodType | undefined, path = ''): number | undefined {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  ) {
    return maxLengthAt(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodPipe) {
    // What comes out of it is saved.
    return maxLengthAt(schema.out, path) ?? maxLengthAt(schema.in, path)
  }
  const [, name, rest] = /^\W*(\w+)(.*)$/.exec(path) ?? []
  if (name === undefined) {
    return schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
  }
  if (schema instanceof z.ZodObject) return maxLengthAt(schema.shape[name], rest)
  return schema instanceof z.ZodArray ? maxLengthAt(schema.element, rest) : undefined
}
