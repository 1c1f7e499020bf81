import type { z } from 'zod'

import {
  type AdminAction,
  adminActionSchema,
  type JournalPart,
  journalParts,
  type JournalTri,
  journalTris,
  type SecurityEventType,
  securityEventTypeSchema,
} from '#shared/admin/admin-log.ts'
import { readSearch } from '#shared/admin/filter-address.ts'
import type { UrlState } from '#web/admin/controls/url-state.ts'
import {
  readServedState,
  type ServedState,
  servedSortChanges,
} from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'

export type JournalState = ServedState<JournalTri> & {
  part: JournalPart
  action: AdminAction | SecurityEventType | ''
  auteur: string
  du: string
  au: string
  q: string
}

/** Reads the address leniently: invalid values become the default. */
export function journalState(state: UrlState): JournalState {
  const part = journalParts.find((one) => one === state['vue']) ?? 'modifications'
  return {
    part,
    action: actionSchemas[part].safeParse(state['action']).data ?? '',
    auteur: readSearch(state['auteur']),
    du: day(state['du']),
    au: day(state['au']),
    q: readSearch(state['q']),
    ...readServedState(state, journalTris),
  }
}

/** Actions that the filter of each part offers. */
const actionSchemas: Record<JournalPart, z.ZodType<AdminAction | SecurityEventType>> = {
  modifications: adminActionSchema,
  connexions: securityEventTypeSchema,
}

/** Input of the procedure, without empty filters. */
export function journalInput({ part, action, auteur, du, au, q, tri, ordre, page }: JournalState) {
  return {
    part,
    ...(action === '' ? {} : { action }),
    ...(auteur === '' ? {} : { auteur }),
    ...(du === '' ? {} : { du }),
    ...(au === '' ? {} : { au }),
    ...(q === '' ? {} : { q }),
    tri,
    ordre,
    page,
  }
}

/** What the address keeps of an order: the latest first is left out. */
export const journalSortChanges = (sort: Sort) => servedSortChanges(sort, 'created_at')

/** A day that the journal may hold, as the server takes it. */
function day(text: string | undefined): string {
  if (text === undefined || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}
