import { isSlug } from '#shared/text/slug-shape.ts'

import { isFresh } from './kept-values.ts'
import { asRecord, parseTimestamp } from './read-record.ts'
import { createStoredValue } from './stored-value.ts'

/** An assistant's answer that a visitor checks, as stored in this browser. */
export type CheckedAnswer = {
  /** Slug of the prompt. */
  slug: string
  titre: string
  answer: string
  /** The ticked lines. Stored by text, so an edited line loses its tick. */
  ticked: string[]
  /** Time of the last change, in milliseconds. */
  at: number
}

/** The oldest entries are removed above this number. */
export const maxCheckedAnswers = 20
/** At this number, answers take 2 of the 5 MB that a browser stores for a site. */
export const answerMaxLength = 50_000

/** Latest change first. Entries expire after 90 days, as typed values do. */
export const checkedAnswers = createStoredValue('controles-v1', (data) =>
  readCheckedAnswers(data).filter(isFresh),
)

/** The stored ticks and answer of a prompt. */
export const checkedAnswer = (slug: string): CheckedAnswer | undefined =>
  checkedAnswers.get().find((one) => one.slug === slug)

/** Replaces the stored entry of the prompt, or removes it when empty. False when the browser refuses storage. */
export function keepCheckedAnswer(checked: CheckedAnswer): boolean {
  const others = checkedAnswers.get().filter(({ slug }) => slug !== checked.slug)
  const isEmpty = checked.answer === '' && checked.ticked.length === 0
  return checkedAnswers.set((isEmpty ? others : [checked, ...others]).slice(0, maxCheckedAnswers))
}

/** Reads stored or imported data. Invalid entries are left out. */
export function readCheckedAnswers(data: unknown): CheckedAnswer[] {
  if (!Array.isArray(data)) return []
  const bySlug = new Map<string, CheckedAnswer>()
  for (const one of data.map(readOne)) if (one && !bySlug.has(one.slug)) bySlug.set(one.slug, one)
  return [...bySlug.values()].slice(0, maxCheckedAnswers)
}

function readOne(data: unknown): CheckedAnswer | null {
  const { slug, titre, answer, ticked, ...record } = asRecord(data)
  const at = parseTimestamp(record['at'])
  const hasTexts =
    typeof slug === 'string' && typeof titre === 'string' && typeof answer === 'string'
  if (!hasTexts || !isSlug(slug) || at === null || !Array.isArray(ticked)) return null
  return {
    slug,
    titre,
    answer: answer.slice(0, answerMaxLength),
    ticked: ticked.filter((line) => typeof line === 'string'),
    at,
  }
}
