import type { z } from 'zod'

import { storableTexts } from '#shared/text/control-characters.ts'

/**
 * Cleans the texts of a valid input for storage, then validates it again: a text of control characters alone is
 * empty by then.
 */
export function storable<Value>(schema: z.ZodType<Value>): z.ZodType<Value, Value> {
  const typed = schema as z.ZodType<Value, Value> // Schemas of generic items lose the type of their input.
  return typed.overwrite(storableTexts).pipe(typed)
}
