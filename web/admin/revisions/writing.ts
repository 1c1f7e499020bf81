import { instant } from '#web/admin/controls/instant.ts'

/** Who wrote a text, null where nobody knows any more, and when. */
export type Writing = { auteur: string | null; le: string }

/** « par alice@example.org le 14/11/2026 09:30», as far as it is known. */
export function by(writing: Writing | null): string {
  if (writing === null) return ''
  const author = writing.auteur === null ? '' : ` par ${writing.auteur}`
  return `${author} le ${instant(writing.le)}`
}
