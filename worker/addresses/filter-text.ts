import { z } from 'zod'

/**
 * A text to filter or search by, without control characters, as the pages read theirs. Half a surrogate
 * pair is no text that the database would take.
 */
export const filterText = z
  .string()
  .min(1)
  .max(200)
  .overwrite((text) => text.toWellFormed().replaceAll(/\p{Cc}/gu, ' '))
