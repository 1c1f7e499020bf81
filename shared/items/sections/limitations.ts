import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { readStoredList } from './stored-list.ts'

export const limitationTypes = ['limitation', 'prerequis', 'recommandation'] as const
export type LimitationType = (typeof limitationTypes)[number]
export const limitationTypeLabels = {
  limitation: 'Limitation',
  prerequis: 'Prérequis',
  recommandation: 'Recommandation',
} as const satisfies Record<LimitationType, string>

export const importances = ['low', 'medium', 'high'] as const
export type Importance = (typeof importances)[number]
export const importanceLabels = {
  low: 'Faible',
  medium: 'Moyenne',
  high: 'Élevée',
} as const satisfies Record<Importance, string>

/** A limitation, a prerequisite or a recommendation of a GPT. */
export const limitationItemSchema = z.object({
  type: z.enum(limitationTypes),
  titre: typedText().trim().min(1).max(200),
  description: typedText().trim().min(1).max(2000),
  importance: z.enum(importances).optional(),
})
export type LimitationItem = z.infer<typeof limitationItemSchema>

export const limitationsSchema = z.array(limitationItemSchema).max(30)

/** An importance outside the list is ignored and the item is kept. */
const storedLimitationItemSchema = limitationItemSchema.extend({
  importance: z.enum(importances).optional().catch(undefined),
})

export const readLimitations = (stored: unknown): LimitationItem[] =>
  readStoredList(storedLimitationItemSchema, stored)
