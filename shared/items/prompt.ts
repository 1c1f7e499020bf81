import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { slugSchema } from '#shared/text/slug.ts'

import { niveaux } from './niveau.ts'
import { conversationSchema, conversationsAssocieesSchema } from './sections/conversations.ts'
import { exempleSchema } from './sections/exemple.ts'
import { historiqueSchema } from './sections/historique.ts'
import { requetesSeoSchema } from './sections/requetes-seo.ts'
import { statutSchema } from './statut.ts'
import { verificationShape } from './verification.ts'

/** Longest prompt text, in characters. */
export const promptMaxLength = 150_000
export const promptDescriptionMaxLength = 2000

/** The categories of an item; one that is not finished may have none. */
export const categoriesSchema = z.array(z.string().trim().min(1).max(60)).max(6)
export const tagsSchema = z.array(z.string().trim().min(1).max(60)).max(20)
export const iaSchema = z.string().trim().min(1).max(40)

/** A prompt as it is written. */
export const promptInputSchema = z.object({
  slug: slugSchema,
  titre: z.string().trim().min(1).max(160),
  description: z.string().trim().min(1).max(promptDescriptionMaxLength),
  prompt: z.string().min(1).max(promptMaxLength),
  categories: categoriesSchema.min(1),
  tags: tagsSchema,
  niveau: z.enum(niveaux),
  ia: iaSchema.nullable(),
  statut: statutSchema,
  auteur_nom: z.string().trim().min(1).max(120).nullable(),
  auteur_linkedin_url: externalUrlSchema.nullable(),
  conversations_associees: conversationsAssocieesSchema.nullable(),
  requetes_seo: requetesSeoSchema.nullable(),
  exemple: exempleSchema.nullable(),
  historique: historiqueSchema,
})
export type PromptInput = z.infer<typeof promptInputSchema>

/** A prompt as a visitor reads it: stored JSON normalised, call number added. */
export const promptSchema = promptInputSchema
  .omit({ statut: true, conversations_associees: true })
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
