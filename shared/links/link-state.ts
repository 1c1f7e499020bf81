/** What one look at an address says of it; most of what goes wrong says nothing. */
export const verdicts = ['vivant', 'absent', 'sans_verdict'] as const
export type Verdict = (typeof verdicts)[number]

/** What is known of an address by all the looks at it. */
export const linkStates = ['inconnu', 'vivant', 'absent', 'mort'] as const

export type LinkState = {
  etat: (typeof linkStates)[number]
  /** The first day, in Paris, on which it was gone and has not been there since. */
  absent_depuis: string | null
  /** What the last look that counts saw, in words. */
  constat: string | null
  /** When somebody found by hand that it is well, whatever a look says, and who. */
  verifie_le: string | null
  verifie_par: string | null
}

export const unknownLink: LinkState = {
  etat: 'inconnu',
  absent_depuis: null,
  constat: null,
  verifie_le: null,
  verifie_par: null,
}

/**
 * What a status means at the end of all redirects. An address is gone only where its server says so for
 * good: a refusal, a failure or a want of patience tells of us or of the day, not of the page.
 */
export function verdictOfStatus(status: number): Verdict {
  if (status >= 200 && status < 300) return 'vivant'
  return status === 404 || status === 410 ? 'absent' : 'sans_verdict'
}

export type Look = { verdict: Verdict; constat: string }

/**
 * What is known after a look on a day in Paris: dead is what was gone on two days and was not there in
 * between. Being there forgives all, what somebody found by hand too: it may go again.
 */
export function stateAfter(before: LinkState, { verdict, constat }: Look, day: string): LinkState {
  if (verdict === 'vivant') return { ...unknownLink, etat: 'vivant', constat }
  const { absent_depuis } = before
  if (verdict === 'sans_verdict') return absent_depuis === null ? { ...before, constat } : before
  if (absent_depuis === null) return { ...before, etat: 'absent', absent_depuis: day, constat }
  return day > absent_depuis ? { ...before, etat: 'mort', constat } : { ...before, constat }
}

/** Whether an address waits for somebody to mend it, or to find that it is well. */
export const isWaiting = ({ etat, verifie_le }: Pick<LinkState, 'etat' | 'verifie_le'>): boolean =>
  etat === 'mort' && verifie_le === null
