import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { maxMarkdownLength } from '#shared/text/markdown-tree.ts'
import { slugSchema } from '#shared/text/slug.ts'

import type { LaunchFacts } from './gpt-launch.ts'
import { categoriesSchema, iaSchema, tagsSchema } from './prompt.ts'
import { casUsageSchema } from './sections/cas-usage.ts'
import { conversationSchema, conversationsAssocieesSchema } from './sections/conversations.ts'
import { exempleSchema } from './sections/exemple.ts'
import { faqSchema } from './sections/faq.ts'
import { limitationsSchema } from './sections/limitations.ts'
import { requetesSeoSchema } from './sections/requetes-seo.ts'
import { workflowSchema } from './sections/workflow.ts'
import { statutSchema } from './statut.ts'
import { verificationShape } from './verification.ts'

/** A GPT as it is written. */
export const gptInputSchema = z.object({
  slug: slugSchema,
  nom: z.string().trim().min(1).max(160),
  description: z.string().trim().min(1).max(maxMarkdownLength),
  role: z.string().trim().min(1).max(8000).nullable(),
  categories: categoriesSchema.min(1),
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
  exemple: exempleSchema.nullable(),
})
export type GptInput = z.infer<typeof gptInputSchema>

/** A GPT as a visitor reads it: stored JSON normalised, call number added. */
export const gptSchema = gptInputSchema
  .omit({ statut: true, epingle: true, conversations_associees: true })
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
