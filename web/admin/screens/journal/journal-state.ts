import {
  type AdminAction,
  adminActionSchema,
  type JournalPart,
  type JournalTri,
  journalTris,
  type SecurityEventType,
  securityEventTypeSchema,
} from '#shared/admin/admin-log.ts'
import { readSearch } from '#shared/admin/filter-address.ts'
import {
  readServedState,
  type ServedState,
  servedSortChanges,
} from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import type { UrlState } from '#web/admin/table/url-state.ts'

export type JournalState = ServedState<JournalTri> & {
  part: JournalPart
  action: AdminAction | SecurityEventType | ''
  auteur: string
  du: string
  au: string
  q: string
}

/** Reads the address leniently: what is not understood is the default. */
export function journalState(state: UrlState): JournalState {
  const action = adminActionSchema.or(securityEventTypeSchema).safeParse(state['action'])
  const part = state['vue'] === connexions ? connexions : 'modifications'
  return {
    part,
    action: action.data && partOf(action.data) === part ? action.data : '',
    auteur: readSearch(state['auteur']),
    du: day(state['du']),
    au: day(state['au']),
    q: readSearch(state['q']),
    ...readServedState(state, journalTris),
  }
}

const connexions = 'connexions'

const partOf = (action: AdminAction | SecurityEventType): JournalPart =>
  securityEventTypeSchema.safeParse(action).success ? connexions : 'modifications'

/** What the procedure receives: empty filters are absent. */
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
