/** What the legal notice says of the subject. */
export const legalTexts = {
  /** After «destiné aux». */
  audience: 'professionnels du référencement et du marketing numérique',
} as const
