import { z } from 'zod'

import { spacedControls } from '#shared/text/control-characters.ts'

/**
 * A text to filter or search by, without control characters, as the pages read theirs. Half a surrogate
 * pair is no text that the database would take.
 */
export const filterText = z
  .string()
  .min(1)
  .max(200)
  .overwrite((text) => spacedControls(text.toWellFormed()))
