import { sessionTimes } from '#shared/access/session-times.ts'

/** How a session stands that was last active so long ago. */
export type IdleState =
  | { kind: 'active' }
  | { kind: 'warning'; remainingMs: number }
  | { kind: 'expired' }

export function idleState(lastActiveMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastActiveMs
  if (idleMs >= sessionTimes.idleMs) return { kind: 'expired' }
  if (idleMs < sessionTimes.warnAfterMs) return { kind: 'active' }
  return { kind: 'warning', remainingMs: sessionTimes.idleMs - idleMs }
}

/** Whether the server should hear of activity now: at most once a minute, and nothing is left out. */
export function isReportDue(lastActiveMs: number, reportedMs: number, nowMs: number): boolean {
  return lastActiveMs > reportedMs && nowMs - reportedMs >= sessionTimes.reportEveryMs
}

/** «4:59» */
export function countdownText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * What is read out of a countdown: five minutes when the warning opens, then the last minute, and
 * nothing between, which would be noise.
 */
export function countdownAnnouncement(remainingMs: number): string {
  const minuteMs = 60_000
  return remainingMs > minuteMs
    ? 'Votre session expire dans moins de 5\u00a0minutes.'
    : 'Votre session expire dans moins d’une minute.'
}
