import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { readStoredList } from './stored-list.ts'

/** One step of the recommended workflow of a GPT. */
export const workflowStepSchema = z.object({
  numero: z.number().int().min(1).max(50),
  titre: typedText().trim().min(1).max(200),
  description: typedText().trim().min(1).max(2000),
  duree_estimee: typedText().trim().max(60).optional(),
  conseils: z.array(typedText().trim().min(1).max(500)).max(20).optional(),
  outils_requis: z.array(typedText().trim().min(1).max(100)).max(20).optional(),
})
export type WorkflowStep = z.infer<typeof workflowStepSchema>

export const workflowSchema = z.array(workflowStepSchema).max(30)

export const readWorkflow = (stored: unknown) => readStoredList(workflowStepSchema, stored)
