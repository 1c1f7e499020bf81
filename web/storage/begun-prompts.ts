import { isSlug } from '#shared/text/slug-shape.ts'

import { allKeptChanges, countFilled, type KeptValues, listKeptValues } from './kept-values.ts'
import type { ReadValue } from './stored-value.ts'

/** A prompt that was begun in this browser and still has something to fill in. */
export type BegunPrompt = {
  slug: string
  title: string
  /** How many of its variables are filled: at least one, and never all. */
  filled: number
  total: number
  /** When it was typed last, in milliseconds. */
  at: number
}

let known: BegunPrompt[] = []

/** The prompts begun in this browser and not finished, what was typed last first. */
export const begunPrompts: ReadValue<BegunPrompt[]> = {
  get: () => {
    const now = listKeptValues().flatMap(begunOf)
    // The same list as long as it says the same, as React asks of what it reads.
    if (JSON.stringify(now) !== JSON.stringify(known)) known = now
    return known
  },
  subscribe: allKeptChanges,
  empty: [],
}

function begunOf(kept: KeptValues): BegunPrompt[] {
  const { slug, titre: title, total, at } = kept
  const filled = countFilled(kept)
  return isSlug(slug) && filled > 0 && filled < total ? [{ slug, title, filled, total, at }] : []
}
