import { createContext } from 'react'
import type { z } from 'zod'

/** The schema that validates a form, for the limits of its texts. Without one, no text is counted. */
export const FormSchemaContext = createContext<z.ZodType | undefined>(undefined)
