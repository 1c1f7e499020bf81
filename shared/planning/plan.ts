import { z } from 'zod'

/** What can be planned of an item: that what is written of it is published, or that its page goes. */
export const planActions = ['publier', 'retirer'] as const
export const planActionSchema = z.enum(planActions)
export type PlanAction = z.infer<typeof planActionSchema>

/** A plan waits until it is carried out, fails or is given up. */
export const planStates = ['prevu', 'fait', 'echec', 'annule'] as const
export type PlanState = (typeof planStates)[number]

/** Errors of a plan that another plan or the status of its item excludes, in the editor and on the server. */
export const planMessages = {
  notPublic:
    'Cette fiche n’est pas encore publique\u00a0: planifiez d’abord sa publication, puis son retrait.',
  withdrawnFirst:
    'Le retrait d’une fiche vient après sa publication planifiée\u00a0: choisissez une autre date.',
} as const

/** How far ahead something can be planned, in days. */
export const longestPlanDays = 730

/** How often the platform looks for what is due, in minutes, and how `wrangler.toml` says so. */
export const planEveryMinutes = 5
export const planCron = `*/${planEveryMinutes} * * * *`
