import type { z } from 'zod'

import { storableTexts } from '#shared/text/control-characters.ts'
import { rewritten } from '#shared/text/typed-text.ts'

/** Cleans the texts of a valid input for storage, then validates it again. */
export const storable = <Value>(schema: z.ZodType<Value>): z.ZodType<Value, Value> =>
  rewritten(schema, storableTexts)
