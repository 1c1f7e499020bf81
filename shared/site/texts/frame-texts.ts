/** What every page says of the subject. */
export const frameTexts = {
  /** After «pour», in the footer. */
  subject_short: 'le SEO',
} as const
