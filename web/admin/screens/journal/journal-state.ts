import {
  type AdminAction,
  adminActionSchema,
  type JournalTri,
  journalTris,
  type SecurityEventType,
  securityEventTypeSchema,
} from '#shared/admin/admin-log.ts'
import { type Ordre, ordres } from '#shared/admin/content-list.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import type { UrlChanges, UrlState } from '#web/admin/table/url-state.ts'

export type JournalState = {
  tab: 'actions' | 'events'
  action: AdminAction | SecurityEventType | ''
  auteur: string
  du: string
  au: string
  q: string
  tri: JournalTri
  ordre: Ordre
  page: number
}

/** Reads the address leniently: what is not understood is the default. */
export function journalState(state: UrlState): JournalState {
  const page = Number(state['page'] ?? 1)
  const tri = journalTris.find((value) => value === state['tri']) ?? 'created_at'
  const action = adminActionSchema.or(securityEventTypeSchema).safeParse(state['action'])
  return {
    tab: state['vue'] === 'evenements' ? 'events' : 'actions',
    action: action.success ? action.data : '',
    auteur: state['auteur']?.slice(0, 200) ?? '',
    du: day(state['du']),
    au: day(state['au']),
    q: state['q']?.slice(0, 200) ?? '',
    tri,
    ordre: ordres.find((value) => value === state['ordre']) ?? firstOrder(tri),
    page: Number.isInteger(page) && page >= 1 && page <= 999_999 ? page : 1,
  }
}

/** What the procedure receives: empty filters are absent. */
export function journalInput({ action, auteur, du, au, q, tri, ordre, page }: JournalState) {
  return {
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

/** What the address keeps of an order: the one that the journal begins with is left out. */
export const journalSortChanges = ({ column, order }: Sort): UrlChanges => ({
  tri: column === 'created_at' ? null : column,
  ordre: order === firstOrder(column) ? null : order,
})

/** Dates begin with the latest, words with A. */
const firstOrder = (column: string): Ordre => (column === 'created_at' ? 'desc' : 'asc')

/** A day that the journal may hold, as the server takes it. */
function day(text: string | undefined): string {
  if (text === undefined || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}
