import { z } from 'zod'

import { type ItemKind, itemKinds } from '#shared/items/cote.ts'

/** What an administrator can do to the data: one row of the journal for each. */
export const adminActions = [
  'prompt.create',
  'prompt.update',
  'prompt.copie',
  'prompt.plan',
  'prompt.relecture',
  'prompt.statut',
  'prompt.change',
  'prompt.undo',
  'prompt.delete',
  'prompt.restore',
  'gpt.create',
  'gpt.update',
  'gpt.copie',
  'gpt.plan',
  'gpt.relecture',
  'gpt.statut',
  'gpt.change',
  'gpt.undo',
  'gpt.delete',
  'gpt.restore',
  'gpt.workflow',
  'import.write',
  'import.undo',
  'user.invite',
  'user.role',
  'user.password',
  'user.suspend',
  'user.reinstate',
  'user.sessions',
  'user.delete',
  'setting.update',
  'redirect.create',
  'redirect.update',
  'redirect.delete',
  'redirect.ignore',
  'seo_page.create',
  'seo_page.update',
  'seo_page.delete',
  'search_group.create',
  'search_group.update',
  'search_group.delete',
  'search_group.restore',
  'search.ignore',
  'search.restore',
  'daily_pick.update',
  'variable.create',
  'variable.update',
  'variable.delete',
  'variable.restore',
  'variable.merge',
  'journey.create',
  'journey.update',
  'journey.delete',
  'journey.restore',
  'tag.rename',
  'tag.merge',
  'tag.delete',
  'tag.distinct',
  'tag.undo',
  'category.create',
  'category.update',
  'category.rename',
  'category.merge',
  'category.undo',
  'link.verify',
  'link.doubt',
  'report.settle',
  'report.reopen',
  'data.export',
] as const

/** What happens around sign-in and sessions. */
export const securityEventTypes = [
  'admin_access',
  'sign_in',
  'sign_in_failed',
  'sign_in_limited',
  'sign_in_refused',
  'challenge_failed',
  'suspicious_activity',
  'sign_out',
  'session_expired',
  'session_revoked',
  'token_reuse',
  'device_changed',
  'password_changed',
  'password_confirmed',
  'password_refused',
  'account_registered',
  'second_step_asked',
  'factor_added',
  'factor_changed',
  'factor_removed',
] as const

/** Events without a row in the journal: a visitor could cause them without limit. They are counted by hour. */
const countOnlyEvents = ['challenge_failed', 'sign_in_limited'] as const

/**
 * Events that a visitor can cause with some work, such as a solved challenge. The first of a day get a row
 * each, the others are counted.
 */
export const visitorEvents = [
  'sign_in_failed',
  'sign_in_refused',
  'suspicious_activity',
  'account_registered',
] as const

export const countedEvents = [...countOnlyEvents, ...visitorEvents] as const

export const adminActionSchema = z.enum(adminActions)
export const securityEventTypeSchema = z.enum(securityEventTypes)
export type AdminAction = (typeof adminActions)[number]
export type SecurityEventType = (typeof securityEventTypes)[number]
export type CountOnlyEvent = (typeof countOnlyEvents)[number]
export type VisitorEvent = (typeof visitorEvents)[number]
export type CountedEvent = CountOnlyEvent | VisitorEvent
/** Events of people who are signed in. Each gets a row. */
export type SessionEvent = Exclude<SecurityEventType, CountedEvent>

/** What `new_values` of a row holds; the address is truncated, the details are masked. */
export const logValuesSchema = z.object({
  event_type: z.string(),
  details: z.unknown(),
  timestamp: z.string(),
  ip_address: z.string(),
  user_agent: z.string(),
})
export type LogValues = z.infer<typeof logValuesSchema>

/** Parts of the journal: changes to the data, and events around sign-in. */
export const journalParts = ['modifications', 'connexions'] as const
export type JournalPart = (typeof journalParts)[number]

/** What the journal may be sorted by. */
export const journalTris = ['created_at', 'action', 'record_id', 'ip_address'] as const
export type JournalTri = (typeof journalTris)[number]

/** A row of the journal as the administration shows it. */
export type JournalEntry = {
  id: string
  action: string
  table_name: string
  record_id: string
  /** E-mail of who did it, null where nobody was signed in or the account is gone. */
  auteur: string | null
  /** E-mail of the account that it is about. Null if it is about none, or the account is gone. */
  compte: string | null
  created_at: string
  valeurs: LogValues | null
  /** The first of the items that it is about, by their titles, and how many it changed. */
  fiches: JournalItem[]
  changees: number
  /** Kinds of the items that an import wrote; none for other actions. */
  natures: ItemKind[]
  /** How many items undoing it would give back: those not edited since; of labels and imports, all or none. */
  annulables: number
  /** Whether that was done. */
  annulee: boolean
}

/** How often an event was counted. */
export type EventCount = {
  event: CountedEvent
  lastDay: number
  total: number
  /** When the last hour began in which it happened. */
  lastHour: string
}

/** An item that a row of the journal is about. */
const journalItemSchema = z.object({
  kind: z.enum(itemKinds),
  id: z.string(),
  titre: z.string(),
  /** Whether it is still there, and not in the bin. */
  existe: z.coerce.boolean(),
})
export type JournalItem = z.infer<typeof journalItemSchema>

export const journalKindsSchema = z.array(z.enum(itemKinds))
export const journalItemsSchema = z.array(journalItemSchema)
