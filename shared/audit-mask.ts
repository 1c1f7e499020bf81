/** Stub until package A writes it: see R247 and security.md 5.10. */
export function maskDetails(details: unknown): unknown {
  return details
}
