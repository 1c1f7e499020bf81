/** The date and version the legal texts carry; both change with the text. */
export const legalEdition = {
  date: { text: '1er\u00a0juin\u00a02025', dateTime: '2025-06-01' },
  version: '1.0',
}
