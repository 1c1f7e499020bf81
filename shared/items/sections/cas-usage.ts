import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { readStoredList } from './stored-list.ts'

/** A concrete use case of a GPT. */
export const casUsageItemSchema = z.object({
  titre: typedText().trim().min(1).max(160),
  description: typedText().trim().min(1).max(2000),
  contexte: typedText().trim().max(1000).optional(),
  resultats_attendus: typedText().trim().max(1000).optional(),
})
export type CasUsageItem = z.infer<typeof casUsageItemSchema>

export const casUsageSchema = z.array(casUsageItemSchema).max(20)

export const readCasUsage = (stored: unknown) => readStoredList(casUsageItemSchema, stored)
