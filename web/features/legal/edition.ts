/** What the legal texts carry: since when they hold, as which version, and the day of their last change of wording. */
export const legalEdition = {
  date: { text: '1er\u00a0juin\u00a02025', dateTime: '2025-06-01' },
  version: '1.0',
  revised: { text: '26\u00a0novembre\u00a02026', dateTime: '2026-11-26' },
}
