const minuteMs = 60_000

/** How long a session lives. The server decides, so that no browser outlives it. */
export const sessionTimes = {
  /** Without activity it ends. */
  idleMs: 15 * minuteMs,
  /** The browser warns so long after the last activity. */
  warnAfterMs: 10 * minuteMs,
  /** How often the browser looks at the clock. */
  checkEveryMs: minuteMs,
  /** The browser reports activity so often at most. */
  reportEveryMs: minuteMs,
  /** A secret is valid so long, and replaced when less than `refreshMs` are left. */
  secretMs: 30 * minuteMs,
  refreshMs: 5 * minuteMs,
  /** After a rotation the former secret is still accepted so long: a reply may have been lost. */
  graceMs: 10_000,
  /** What decides who may enter asks for the password again when it was typed longer ago. */
  recentPasswordMs: 10 * minuteMs,
  /** It ends whatever is done. */
  absoluteMs: 12 * 60 * minuteMs,
} as const

/** So many sessions of one account; a further one ends the oldest. */
export const maxSessions = 5
