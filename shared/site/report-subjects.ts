/** What a visitor may have found wrong with a page. */
export const reportSubjects = ['lien', 'texte', 'autre'] as const
export type ReportSubject = (typeof reportSubjects)[number]

export const reportSubjectLabels: Record<ReportSubject, string> = {
  lien: 'Lien mort',
  texte: 'Erreur dans le texte',
  autre: 'Autre',
}

/** How much there is to say about it. */
export const reportMaxLength = 500

/** How much of a path a report names. */
export const reportedPathMaxLength = 500
