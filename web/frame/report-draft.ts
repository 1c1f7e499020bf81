import type { ReportSubject } from '#shared/site/report-subjects.ts'

export type ReportDraft = { sujet: ReportSubject; texte: string }

export const emptyReport: ReportDraft = { sujet: 'lien', texte: '' }

let kept = emptyReport

/** What was typed of a report and not sent, for as long as the document is open: closing its window loses nothing. */
export const keptReport = (): ReportDraft => kept

export function keepReport(draft: ReportDraft): void {
  kept = draft
}
