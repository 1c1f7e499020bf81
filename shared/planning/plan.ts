import { z } from 'zod'

/** What can be planned of an item: that what is written of it is published, or that its page goes. */
export const planActions = ['publier', 'retirer'] as const
export const planActionSchema = z.enum(planActions)
export type PlanAction = z.infer<typeof planActionSchema>

/** A plan waits until it is carried out, fails or is given up. */
export const planStates = ['prevu', 'fait', 'echec', 'annule'] as const
export type PlanState = (typeof planStates)[number]

/** How far ahead something can be planned, in days. */
export const longestPlanDays = 730

/** How often the platform looks for what is due, in minutes, and how `wrangler.toml` says so. */
export const planEveryMinutes = 5
export const planCron = `*/${planEveryMinutes} * * * *`
