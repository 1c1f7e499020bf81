import { z } from 'zod'

import { linesOf, textOfLines } from '#shared/text/lines.ts'
import { textOrNull, textOrUndefined } from '#shared/text/optional-text.ts'

import { conversationDraftSchema } from './conversation-draft.ts'
import { type Complete, draftList, type DraftShape, draftText } from './draft-shape.ts'
import { emptyExemple, exempleDraft, exempleDraftSchema, exempleOf } from './exemple-draft.ts'
import { gptInputSchema, type GptInput } from './gpt.ts'
import type { CasUsageItem } from './sections/cas-usage.ts'
import { conversationSchema, readConversations } from './sections/conversations.ts'
import type { FaqItem } from './sections/faq.ts'
import { type GenericSection } from './sections/generic-section.ts'
import { importances, type LimitationItem, limitationTypes } from './sections/limitations.ts'
import type { WorkflowStep } from './sections/workflow.ts'
import { seoQueriesDraft, seoQueriesDraftSchema, seoQueriesOf } from './seo-queries-draft.ts'
import { statutSchema } from './statut.ts'

const casUsageDraftSchema = z.object({
  titre: draftText,
  description: draftText,
  contexte: draftText,
  resultats_attendus: draftText,
} satisfies DraftShape<CasUsageItem>)

const stepDraftSchema = z.object({
  titre: draftText,
  description: draftText,
  duree_estimee: draftText,
  conseils: draftText,
  outils_requis: draftText,
} satisfies DraftShape<Omit<WorkflowStep, 'numero'>>)

const limitationDraftSchema = z.object({
  type: z.enum(limitationTypes),
  titre: draftText,
  description: draftText,
  importance: z.enum(importances),
} satisfies DraftShape<LimitationItem>)

const faqDraftSchema = z.object({
  question: draftText,
  reponse: draftText,
  categorie: draftText,
} satisfies DraftShape<FaqItem>)

/** A GPT as the editor holds it: a step has no number, its place gives it. */
export const gptDraftSchema = z.strictObject({
  slug: draftText,
  nom: draftText,
  description: draftText,
  role: draftText,
  categories: draftList(draftText),
  tags: draftList(draftText),
  ia: draftText,
  statut: statutSchema,
  epingle: z.boolean(),
  url_destination: draftText,
  auteur_nom: draftText,
  auteur_linkedin_url: draftText,
  conversations_associees: draftList(conversationDraftSchema),
  cas_usage: draftList(casUsageDraftSchema),
  workflow: draftList(stepDraftSchema),
  limitations: draftList(limitationDraftSchema),
  faq: draftList(faqDraftSchema),
  requetes_seo: seoQueriesDraftSchema,
  exemple: exempleDraftSchema,
} satisfies DraftShape<GptInput>)
export type GptDraft = z.infer<typeof gptDraftSchema>
export type StepDraft = z.infer<typeof stepDraftSchema>

/** Validates what the form can hold: conversations have one form here, so a message finds its field. */
export const gptFormSchema = gptInputSchema.extend({
  conversations_associees: z.array(conversationSchema).max(50).nullable(),
})
type GptCandidate = Complete<z.input<typeof gptFormSchema>>

export const emptyGptDraft: GptDraft = {
  slug: '',
  nom: '',
  description: '',
  role: '',
  categories: [],
  tags: [],
  ia: '',
  statut: 'brouillon',
  epingle: false,
  url_destination: '',
  auteur_nom: '',
  auteur_linkedin_url: '',
  conversations_associees: [],
  cas_usage: [],
  workflow: [],
  limitations: [],
  faq: [],
  requetes_seo: seoQueriesDraft(null),
  exemple: emptyExemple,
}

/** What a new block of each section begins with; importance is medium. */
export const emptyBlocks = {
  cas_usage: { titre: '', description: '', contexte: '', resultats_attendus: '' },
  workflow: { titre: '', description: '', duree_estimee: '', conseils: '', outils_requis: '' },
  limitations: { type: 'limitation', titre: '', description: '', importance: 'medium' },
  faq: { question: '', reponse: '', categorie: '' },
} as const satisfies Partial<{
  [Field in keyof GptDraft]: GptDraft[Field] extends (infer Block)[] ? Block : never
}>

export function gptDraft(item: GptInput): GptDraft {
  return {
    ...item,
    role: item.role ?? '',
    ia: item.ia ?? '',
    auteur_nom: item.auteur_nom ?? '',
    auteur_linkedin_url: item.auteur_linkedin_url ?? '',
    conversations_associees: readConversations(item.conversations_associees),
    cas_usage: item.cas_usage.map((cas) => ({ ...emptyBlocks.cas_usage, ...cas })),
    workflow: item.workflow.map(stepDraft),
    limitations: item.limitations.map((limitation) => ({
      ...limitation,
      importance: limitation.importance ?? 'medium',
    })),
    faq: item.faq.map((entry) => ({ ...emptyBlocks.faq, ...entry })),
    requetes_seo: seoQueriesDraft(item.requetes_seo),
    exemple: exempleDraft(item.exemple),
  }
}

export function stepDraft(step: WorkflowStep): StepDraft {
  return {
    titre: step.titre,
    description: step.description,
    duree_estimee: step.duree_estimee ?? '',
    conseils: textOfLines(step.conseils),
    outils_requis: textOfLines(step.outils_requis),
  }
}

/** What the draft would save, before any rule is applied to it. */
export function gptCandidate(draft: GptDraft): GptCandidate {
  return {
    ...draft,
    role: textOrNull(draft.role),
    ia: textOrNull(draft.ia),
    auteur_nom: textOrNull(draft.auteur_nom),
    auteur_linkedin_url: textOrNull(draft.auteur_linkedin_url),
    conversations_associees:
      draft.conversations_associees.length === 0 ? null : draft.conversations_associees,
    exemple: exempleOf(draft.exemple),
    ...gptSections(draft),
  }
}

/** The five sections of a draft as they are stored. */
export function gptSections(draft: GptDraft): Pick<GptCandidate, GenericSection> {
  return {
    cas_usage: draft.cas_usage.map((cas) => ({
      titre: cas.titre,
      description: cas.description,
      contexte: textOrUndefined(cas.contexte),
      resultats_attendus: textOrUndefined(cas.resultats_attendus),
    })),
    workflow: draft.workflow.map((step, index) => ({
      numero: index + 1,
      titre: step.titre,
      description: step.description,
      duree_estimee: textOrUndefined(step.duree_estimee),
      conseils: listOrUndefined(step.conseils),
      outils_requis: listOrUndefined(step.outils_requis),
    })),
    limitations: draft.limitations,
    faq: draft.faq.map((entry) => ({
      question: entry.question,
      reponse: entry.reponse,
      categorie: textOrUndefined(entry.categorie),
    })),
    requetes_seo: seoQueriesOf(draft.requetes_seo),
  }
}

function listOrUndefined(text: string): string[] | undefined {
  const lines = linesOf(text)
  return lines.length === 0 ? undefined : lines
}
