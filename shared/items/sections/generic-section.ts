import type { CasUsageItem } from './cas-usage.ts'
import type { FaqItem } from './faq.ts'
import type { LimitationItem } from './limitations.ts'
import type { RequetesSeo } from './requetes-seo.ts'
import type { WorkflowStep } from './workflow.ts'

/** The sections of a GPT that generic content can fill, always labelled as such. */
export const genericSections = [
  'cas_usage',
  'workflow',
  'limitations',
  'faq',
  'requetes_seo',
] as const
export type GenericSection = (typeof genericSections)[number]

/** What fills the sections that a GPT has not written itself. */
export type GenericContent = {
  cas_usage: CasUsageItem[]
  workflow: WorkflowStep[]
  limitations: LimitationItem[]
  faq: FaqItem[]
  requetes_seo: RequetesSeo
}
