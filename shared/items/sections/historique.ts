import { z } from 'zod'

import { readStoredList } from './stored-list.ts'

/** A public note about a modification and its date, `YYYY-MM-DD`. */
export const modificationSchema = z.object({
  modification: z.string().trim().min(1).max(500),
  date: z.iso.date(),
})

/** The public history keeps this many notes. */
export const maxModifications = 200

export const historiqueSchema = z.array(modificationSchema).max(maxModifications)

export const readHistorique = (stored: unknown) => readStoredList(modificationSchema, stored)
