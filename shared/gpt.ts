import { z } from 'zod'

import { casUsageSchema } from './cas-usage.ts'
import { conversationSchema, conversationsAssocieesSchema } from './conversations.ts'
import { externalUrlSchema } from './external-url.ts'
import { faqSchema } from './faq.ts'
import { limitationsSchema } from './limitations.ts'
import { categoriesSchema, iaSchema, tagsSchema } from './prompt.ts'
import { requetesSeoSchema } from './requetes-seo.ts'
import { slugSchema } from './slug.ts'
import { statutSchema } from './statut.ts'
import { workflowSchema } from './workflow.ts'

/** A GPT as it is written. */
export const gptInputSchema = z.object({
  slug: slugSchema,
  nom: z.string().trim().min(1).max(160),
  description: z.string().trim().min(1).max(20_000),
  role: z.string().trim().min(1).max(8000).nullable(),
  categories: categoriesSchema,
  tags: tagsSchema,
  ia: iaSchema.nullable(),
  statut: statutSchema,
  epingle: z.boolean(),
  url_destination: externalUrlSchema,
  auteur_nom: z.string().trim().min(1).max(120).nullable(),
  auteur_linkedin_url: externalUrlSchema.nullable(),
  conversations_associees: conversationsAssocieesSchema.nullable(),
  cas_usage: casUsageSchema,
  workflow: workflowSchema,
  limitations: limitationsSchema,
  faq: faqSchema,
  requetes_seo: requetesSeoSchema.nullable(),
})
export type GptInput = z.infer<typeof gptInputSchema>

/** A GPT as a visitor reads it: stored JSON normalised, call number added. */
export const gptSchema = gptInputSchema
  .omit({ statut: true, epingle: true, conversations_associees: true })
  .extend({
    id: z.string(),
    date_creation: z.iso.datetime(),
    date_modification: z.iso.datetime(),
    conversations: z.array(conversationSchema),
    cote: z.string(),
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
export type GptSummary = z.infer<typeof gptSummarySchema>
