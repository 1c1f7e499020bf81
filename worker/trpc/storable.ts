import type { z } from 'zod'

import { storableTexts } from '#shared/text/control-characters.ts'

/** What `schema` takes, its texts made storable; what is left of them has to satisfy it too. */
export function storable<Value>(schema: z.ZodType<Value>): z.ZodType<Value, Value> {
  const typed = schema as z.ZodType<Value, Value> // Schemas of generic items lose the type of their input.
  return typed.overwrite(storableTexts).pipe(typed)
}
