import { z } from 'zod'

import { readStoredList } from './stored-list.ts'

/** A concrete use case of a GPT. */
export const casUsageItemSchema = z.object({
  titre: z.string().trim().min(1).max(160),
  description: z.string().trim().min(1).max(2000),
  contexte: z.string().trim().max(1000).optional(),
  resultats_attendus: z.string().trim().max(1000).optional(),
})
export type CasUsageItem = z.infer<typeof casUsageItemSchema>

export const casUsageSchema = z.array(casUsageItemSchema).max(20)

export const readCasUsage = (stored: unknown) => readStoredList(casUsageItemSchema, stored)
