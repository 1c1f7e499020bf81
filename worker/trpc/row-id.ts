import { z } from 'zod'

/** The id of a row: no other text reaches the database as one. */
export const rowId = z.string().regex(/^[\w-]{1,64}$/)
