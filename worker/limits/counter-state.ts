import {
  type AttemptDecision,
  type AttemptLog,
  type AttemptOutlook,
  type AttemptRule,
  type CountRule,
  emptyLog,
  outlookOf,
  releaseAttempt,
  reserveAttempt,
} from './attempt-log.ts'
import { noteOnce, type Once, type OnceLog } from './once-log.ts'

/** Of a client it keeps these instants, and until when they matter; never who the client is. */
export type Counts = { log: AttemptLog; once: OnceLog; pastAt: number }

export const noCounts: Counts = { log: emptyLog, once: [], pastAt: 0 }

/** What is counted now, the very counts that were given if nothing changed, and what is answered. */
export type Counted<Answer> = { counts: Counts; answer: Answer }

/** A place for an attempt that was made before is given back at once. */
export function reserve(
  counts: Counts,
  now: number,
  { id, rule, once }: { id: string; rule: AttemptRule; once: Once | undefined },
): Counted<AttemptDecision & { isFirst: boolean }> {
  const { log, decision } = reserveAttempt(counts.log, now, rule, id)
  const pastAt = now + Math.max(rule.windowMs, once?.windowMs ?? 0)
  if (!once || !decision.isAllowed) {
    return { counts: keep(counts, { log }, pastAt), answer: { ...decision, isFirst: true } }
  }
  const { log: known, isFirst } = noteOnce(counts.once, now, once)
  const kept = isFirst ? log : releaseAttempt(log, id)
  return {
    counts: keep(counts, { log: kept, once: known }, pastAt),
    answer: { ...decision, isFirst },
  }
}

export const lookAhead = (
  counts: Counts,
  now: number,
  rule: CountRule,
): Counted<AttemptOutlook> => ({
  counts,
  answer: outlookOf(counts.log, now, rule),
})

export function noteName(counts: Counts, now: number, once: Once): Counted<boolean> {
  const { log, isFirst } = noteOnce(counts.once, now, once)
  return { counts: keep(counts, { once: log }, now + once.windowMs), answer: isFirst }
}

export const release = (counts: Counts, id: string): Counted<void> => ({
  counts: { ...counts, log: releaseAttempt(counts.log, id) },
  answer: undefined,
})

export const forgetAttempts = (counts: Counts): Counted<void> => ({
  counts: { ...counts, log: emptyLog },
  answer: undefined,
})

function keep(counts: Counts, changes: Partial<Counts>, pastAt: number): Counts {
  const after = { ...counts, ...changes }
  const isSame = after.log === counts.log && after.once === counts.once
  return isSame ? counts : { ...after, pastAt: Math.max(counts.pastAt, pastAt) }
}
