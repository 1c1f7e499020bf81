import { z } from 'zod'

import { emptyWindow, takeSlot, type WindowState } from '#shared/access/sliding-window.ts'
import { once } from '#shared/text/once.ts'

import {
  type AttemptLog,
  type AttemptRule,
  emptyLog,
  lookAhead,
  releaseAttempt,
  reserveAttempt,
} from './attempt-log.ts'
import { noteOnce, type Once, type OnceLog } from './once-log.ts'

/** What an object that counts may be asked. Made at the first question: a start does without it. */
export const questionSchema = once(() => {
  const positive = z.int().min(1)
  const noted = z.strictObject({ name: z.string(), windowMs: positive })
  return z.union([
    z.strictObject({ limit: positive, windowMs: positive }),
    z.strictObject({
      reserve: z.string(),
      limit: positive,
      windowMs: positive,
      recentMs: positive,
      once: noted.optional(),
    }),
    z.strictObject({ look: z.literal(true), limit: positive, windowMs: positive }),
    z.strictObject({ once: noted }),
    z.strictObject({ release: z.string() }),
    z.strictObject({ reset: z.literal(true) }),
  ])
})
export type Question = z.infer<ReturnType<typeof questionSchema>>

/** Of a client it keeps these instants, and until when they matter; never who the client is. */
export type Counts = { window: WindowState; log: AttemptLog; once: OnceLog; pastAt: number }

export const noCounts: Counts = { window: emptyWindow, log: emptyLog, once: [], pastAt: 0 }

type Answered = { counts: Counts; answer: object }

/** Counts under the rule that is sent, or takes back what was counted; the very counts if none changed. */
export function answerQuestion(counts: Counts, now: number, question: Question): Answered {
  if ('release' in question) {
    return { counts: { ...counts, log: releaseAttempt(counts.log, question.release) }, answer: {} }
  }
  if ('reset' in question) return { counts: { ...counts, log: emptyLog }, answer: {} }
  if ('look' in question) return { counts, answer: lookAhead(counts.log, now, question) }
  if ('reserve' in question) return reserve(counts, now, question)
  if ('once' in question) {
    const { log, isFirst } = noteOnce(counts.once, now, question.once)
    return {
      counts: keep(counts, { once: log }, now + question.once.windowMs),
      answer: { isFirst },
    }
  }
  const { state, allowed, retryAfterMs } = takeSlot(counts.window, now, question)
  return {
    counts: keep(counts, { window: state }, now + question.windowMs),
    answer: { allowed, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) },
  }
}

/** A place for an attempt that was made before is given back at once. */
function reserve(
  counts: Counts,
  now: number,
  { reserve: id, once: name, ...rule }: AttemptRule & { reserve: string; once?: Once },
): Answered {
  const { log, decision } = reserveAttempt(counts.log, now, rule, id)
  const pastAt = now + Math.max(rule.windowMs, name?.windowMs ?? 0)
  if (!name || !decision.isAllowed) {
    return { counts: keep(counts, { log }, pastAt), answer: { ...decision, isFirst: true } }
  }
  const { log: known, isFirst } = noteOnce(counts.once, now, name)
  const kept = isFirst ? log : releaseAttempt(log, id)
  return {
    counts: keep(counts, { log: kept, once: known }, pastAt),
    answer: { ...decision, isFirst },
  }
}

function keep(counts: Counts, changes: Partial<Counts>, pastAt: number): Counts {
  const after = { ...counts, ...changes }
  const isSame =
    after.window === counts.window && after.log === counts.log && after.once === counts.once
  return isSame ? counts : { ...after, pastAt: Math.max(counts.pastAt, pastAt) }
}
