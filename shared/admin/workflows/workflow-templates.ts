import type { WorkflowStep } from '#shared/items/sections/workflow.ts'

import { analysisSteps, seoSteps } from './workflow-templates-search.ts'
import { contentSteps, marketingSteps, otherSteps } from './workflow-templates-text.ts'
import { architectSteps, developmentSteps } from './workflow-templates-tool.ts'

/** The templates of a workflow, and what an administrator calls them. */
export const workflowModels = {
  architect: { nom: 'Architecture d’application', etapes: architectSteps },
  seo: { nom: 'SEO', etapes: seoSteps },
  content: { nom: 'Contenu', etapes: contentSteps },
  analysis: { nom: 'Analyse', etapes: analysisSteps },
  development: { nom: 'Développement', etapes: developmentSteps },
  marketing: { nom: 'Marketing', etapes: marketingSteps },
  other: { nom: 'Autre', etapes: otherSteps },
} as const satisfies Record<string, { nom: string; etapes: WorkflowStep[] }>
type WorkflowModel = keyof typeof workflowModels

type Described = { slug: string; nom: string; categories: readonly string[] }

/**
 * The template for a GPT: by its slug, then by its first category that has one, then by its name.
 * A category is chosen, where «SEO» stands in the name of a spreadsheet tool as well.
 */
export function workflowModel({ slug, nom, categories }: Described): WorkflowModel {
  const bySlug = slugModels.find(({ pattern }) => pattern.test(slug))
  if (bySlug) return bySlug.model
  const category = categories.find((name) => Object.hasOwn(categoryModels, name))
  if (category !== undefined) return categoryModels[category] ?? 'other'
  return nameModels.find(({ pattern }) => pattern.test(nom))?.model ?? 'other'
}

/** The GPTs whose workflows come first, in this order; the consultant's audit by its ending. */
const prioritySlugs = [/^lovable-architect$/, /-seo-audit$/, /^webographie-generator$/]

/** The place of a GPT in the order of work; all others share the last. */
export function workflowPriority(slug: string): number {
  const place = prioritySlugs.findIndex((pattern) => pattern.test(slug))
  return place === -1 ? prioritySlugs.length : place
}

const shortWorkflow = 3
const genericTitles = /pr[ée]paration|consultation|mise en application/i

/** Whether a workflow stays as it is: someone wrote it. */
export function isWorkflowKept(workflow: readonly Pick<WorkflowStep, 'titre'>[]): boolean {
  if (workflow.length > shortWorkflow) return true
  return workflow.length > 0 && !workflow.some(({ titre }) => genericTitles.test(titre))
}

type Rule = { pattern: RegExp; model: WorkflowModel }

const slugModels: Rule[] = [
  { pattern: /^lovable-architect$/, model: 'architect' },
  { pattern: /-seo-audit$/, model: 'seo' },
  { pattern: /^webographie-generator$/, model: 'analysis' },
]

/** Every built-in category has one. */
const categoryModels: Record<string, WorkflowModel> = {
  SEO: 'seo',
  Audit: 'seo',
  'Technical SEO': 'seo',
  Local: 'seo',
  Content: 'content',
  'Social Media': 'content',
  Research: 'analysis',
  Analysis: 'analysis',
  Analytics: 'analysis',
  Technical: 'development',
  Automation: 'development',
  Strategy: 'marketing',
  Marketing: 'marketing',
  Conversion: 'marketing',
  Persona: 'marketing',
  'E-commerce': 'marketing',
}

const nameModels: Rule[] = [
  { pattern: /\barchitect\b/i, model: 'architect' },
  { pattern: /\b(?:seo|r[ée]f[ée]rencement|serp|maillage|indexation)\b/i, model: 'seo' },
  {
    pattern: /\b(?:r[ée]dact\w*|contenus?|articles?|textes?|titres?|copywrit\w*)/i,
    model: 'content',
  },
  { pattern: /\b(?:analys\w*|donn[ée]es|veille|[ée]tudes?|mesures?)/i, model: 'analysis' },
  { pattern: /\b(?:code|d[ée]velopp\w*|scripts?|regex|sql|tableur)/i, model: 'development' },
  { pattern: /\b(?:marketing|business|ventes?|offres?|clients?|campagnes?)/i, model: 'marketing' },
]
