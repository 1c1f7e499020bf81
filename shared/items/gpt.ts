import { z } from 'zod'

import { withoutFieldsWith } from './field-schemas.ts'
import { gptFields } from './gpt-fields.ts'
import type { LaunchFacts } from './gpt-launch.ts'
import { gptDrafting } from './item-drafting.ts'
import { conversationSchema } from './sections/conversations.ts'
import { iaSchema } from './shared-fields.ts'
import { verificationShape } from './verification.ts'

/** A GPT as a visitor reads it: stored JSON normalised, call number added. */
export const gptSchema = z
  .object(withoutFieldsWith(gptFields, 'isPrivate', gptDrafting.inputSchema.shape))
  .omit({ conversations_associees: true })
  .extend({
    id: z.string(),
    ia: iaSchema,
    date_creation: z.iso.datetime(),
    date_modification: z.iso.datetime(),
    conversations: z.array(conversationSchema),
    cote: z.string(),
    ...verificationShape,
  })
export type Gpt = z.infer<typeof gptSchema>

/** What a card shows of a GPT; `description` is plain text here. */
export const gptSummarySchema = gptSchema
  .pick({
    slug: true,
    nom: true,
    description: true,
    categories: true,
    tags: true,
    ia: true,
    cote: true,
  })
  .extend({ tagCount: z.number(), conversationCount: z.number() })
export type GptSummary = z.infer<typeof gptSummarySchema> & { launch: LaunchFacts }
