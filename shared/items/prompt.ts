import { z } from 'zod'

import { withoutFieldsWith } from './field-schemas.ts'
import { promptDrafting } from './item-drafting.ts'
import { promptFields } from './prompt-fields.ts'
import { conversationSchema } from './sections/conversations.ts'
import { iaSchema } from './shared-fields.ts'
import { verificationShape } from './verification.ts'

/** A prompt as a visitor reads it: stored JSON normalised, call number added. */
export const promptSchema = z
  .object(withoutFieldsWith(promptFields, 'isPrivate', promptDrafting.inputSchema.shape))
  .omit({ conversations_associees: true })
  .extend({
    id: z.string(),
    /** The one it names, else the site's default. */
    ia: iaSchema,
    date_creation: z.iso.datetime(),
    date_modification: z.iso.datetime(),
    conversations: z.array(conversationSchema),
    cote: z.string(),
    ...verificationShape,
  })
export type Prompt = z.infer<typeof promptSchema>

/** What a card shows of a prompt: everything but the long text and the page's own sections. */
export const promptSummarySchema = promptSchema
  .pick({
    slug: true,
    titre: true,
    description: true,
    categories: true,
    tags: true,
    niveau: true,
    cote: true,
  })
  .extend({ tagCount: z.number(), conversationCount: z.number() })
export type PromptSummary = z.infer<typeof promptSummarySchema>
