import type { JournalEntry } from '#web/admin/journal/journal-entry.ts'

/** A row of the journal; visits of one person that follow each other are one row. */
export type JournalRow = JournalEntry & {
  /** The other visits that the row stands for, the latest first. */
  visites: JournalEntry[]
}

/** Coming, going and looking: what changes nothing. */
const visits = new Set([
  'admin_access',
  'sign_in',
  'sign_out',
  'session_expired',
  'second_step_asked',
  'password_confirmed',
])

const isVisit = ({ action }: JournalEntry) => visits.has(action)

/** Rows in their order, of which visits by one person that follow each other are one. */
export function groupVisits(entries: readonly JournalEntry[]): JournalRow[] {
  const rows: JournalRow[] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    const isFollowing = last && isVisit(last) && isVisit(entry) && last.auteur === entry.auteur
    if (isFollowing) last.visites.push(entry)
    else rows.push({ ...entry, visites: [] })
  }
  return rows
}

/** Each as a row of its own. */
export const ungrouped = (entries: readonly JournalEntry[]): JournalRow[] =>
  entries.map((entry) => Object.assign({ visites: [] }, entry))
