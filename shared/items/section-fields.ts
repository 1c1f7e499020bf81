import { z } from 'zod'

import { linesOf, textOfLines } from '#shared/text/lines.ts'
import { textOrUndefined } from '#shared/text/optional-text.ts'

import { type Complete, draftList, type DraftShape, draftText } from './draft-shape.ts'
import { field } from './fields.ts'
import { type CasUsageItem, casUsageSchema } from './sections/cas-usage.ts'
import { type FaqItem, faqSchema } from './sections/faq.ts'
import {
  importances,
  type LimitationItem,
  limitationsSchema,
  limitationTypes,
} from './sections/limitations.ts'
import { workflowSchema, type WorkflowStep } from './sections/workflow.ts'

const casUsageDraftSchema = z.object({
  titre: draftText,
  description: draftText,
  contexte: draftText,
  resultats_attendus: draftText,
} satisfies DraftShape<CasUsageItem>)

// A step has no number: its place gives it.
const stepDraftSchema = z.object({
  titre: draftText,
  description: draftText,
  duree_estimee: draftText,
  conseils: draftText,
  outils_requis: draftText,
} satisfies DraftShape<Omit<WorkflowStep, 'numero'>>)
export type StepDraft = z.infer<typeof stepDraftSchema>

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

/** A new block of each section. */
export const emptyBlocks = {
  cas_usage: { titre: '', description: '', contexte: '', resultats_attendus: '' },
  workflow: { titre: '', description: '', duree_estimee: '', conseils: '', outils_requis: '' },
  limitations: { type: 'limitation', titre: '', description: '', importance: 'medium' },
  faq: { question: '', reponse: '', categorie: '' },
} as const

/** The sections of a GPT that are lists of blocks. */
export const sectionFields = {
  cas_usage: field(
    { label: 'Cas d’usage', tab: 'cas-usage' },
    {
      schema: casUsageSchema,
      draft: draftList(casUsageDraftSchema),
      emptyDraft: [],
      unset: [],
      toDraft: (saved) =>
        saved.map(({ titre, description, contexte = '', resultats_attendus = '' }) => ({
          titre,
          description,
          contexte,
          resultats_attendus,
        })),
      toSaved: (draft) =>
        draft.map(({ contexte, resultats_attendus, ...useCase }): Complete<CasUsageItem> => ({
          ...useCase,
          contexte: textOrUndefined(contexte),
          resultats_attendus: textOrUndefined(resultats_attendus),
        })),
    },
  ),
  workflow: field(
    { label: 'Étape', tab: 'workflow', import: { label: 'Workflow' } },
    {
      schema: workflowSchema,
      draft: draftList(stepDraftSchema),
      emptyDraft: [],
      unset: [],
      toDraft: (saved) => saved.map(stepDraft),
      toSaved: (draft) =>
        draft.map((step, index): Complete<WorkflowStep> => ({
          numero: index + 1,
          titre: step.titre,
          description: step.description,
          duree_estimee: textOrUndefined(step.duree_estimee),
          conseils: listOrUndefined(step.conseils),
          outils_requis: listOrUndefined(step.outils_requis),
        })),
    },
  ),
  limitations: field(
    { label: 'Limitation', tab: 'limitations', import: { label: 'Limitations' } },
    {
      schema: limitationsSchema,
      draft: draftList(limitationDraftSchema),
      emptyDraft: [],
      unset: [],
      toDraft: (saved) =>
        saved.map((limitation) => ({
          ...limitation,
          importance: limitation.importance ?? emptyBlocks.limitations.importance,
        })),
      toSaved: (draft) => draft,
    },
  ),
  faq: field(
    { label: 'Question', tab: 'faq', import: { label: 'FAQ' } },
    {
      schema: faqSchema,
      draft: draftList(faqDraftSchema),
      emptyDraft: [],
      unset: [],
      toDraft: (saved) =>
        saved.map(({ question, reponse, categorie = '' }) => ({ question, reponse, categorie })),
      toSaved: (draft) =>
        draft.map(({ categorie, ...entry }): Complete<FaqItem> => ({
          ...entry,
          categorie: textOrUndefined(categorie),
        })),
    },
  ),
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

function listOrUndefined(lines: string): string[] | undefined {
  const list = linesOf(lines)
  return list.length === 0 ? undefined : list
}
