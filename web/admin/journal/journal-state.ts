import {
  type AdminAction,
  adminActionSchema,
  type SecurityEventType,
  securityEventTypeSchema,
} from '#shared/admin-log.ts'

import type { UrlState } from '../controls/url-state.ts'

export type JournalState = {
  tab: 'actions' | 'events'
  action: AdminAction | SecurityEventType | ''
  auteur: string
  du: string
  au: string
  q: string
  page: number
}

/** Reads the address leniently: what is not understood is the default. */
export function journalState(state: UrlState): JournalState {
  const page = Number(state['page'] ?? 1)
  const action = adminActionSchema.or(securityEventTypeSchema).safeParse(state['action'])
  return {
    tab: state['vue'] === 'evenements' ? 'events' : 'actions',
    action: action.success ? action.data : '',
    auteur: state['auteur']?.slice(0, 200) ?? '',
    du: day(state['du']),
    au: day(state['au']),
    q: state['q']?.slice(0, 200) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 999_999 ? page : 1,
  }
}

/** What the procedure receives: empty filters are absent. */
export function journalInput({ action, auteur, du, au, q, page }: JournalState) {
  return {
    ...(action === '' ? {} : { action }),
    ...(auteur === '' ? {} : { auteur }),
    ...(du === '' ? {} : { du }),
    ...(au === '' ? {} : { au }),
    ...(q === '' ? {} : { q }),
    page,
  }
}

/** A day that the journal may hold, as the server takes it. */
function day(text: string | undefined): string {
  if (text === undefined || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}
