/** A protection of the site and whether it was found at work. */
export type SecurityCheck = {
  label: string
  etat: 'actif' | 'a-verifier'
  /** What was tried, or what to mend. */
  detail: string
}
