import { isText } from '#shared/items/selection.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { countFilled, keptPrefix, type KeptValues, listKeptValues } from './kept-values.ts'
import { keyedChanges } from './stored-changes.ts'
import type { ReadValue } from './stored-value.ts'

/** How far somebody is with a prompt in this browser. */
export type BegunPrompt = {
  slug: string
  title: string
  /** How many of its variables are filled: one at least. */
  filled: number
  total: number
  /** When it was typed last, in milliseconds. */
  at: number
  /** Its first category, where that is known. */
  category?: string | undefined
  /** The id of the client whom it was typed for. */
  owner?: string | undefined
  /** The client whose profile fills some of them. */
  client?: string | undefined
}

const titleMaxLength = 300
const nameMaxLength = 100

/** The prompts begun in this browser with something left to fill in, what was typed last first. */
export const begunPrompts = promptsThat(({ filled, total }) => filled < total)

/** Those with nothing left to fill in. */
export const finishedPrompts = promptsThat(({ filled, total }) => filled >= total)

/** Works for whom a prompt was begun, by code that is loaded for it. */
export function takeUp(prompt: BegunPrompt): void {
  import('./take-up.ts').then(
    ({ chooseClientOf }) => chooseClientOf(prompt),
    // Without it the prompt opens for whom one works already.
    () => undefined,
  )
}

function promptsThat(isMeant: (prompt: BegunPrompt) => boolean): ReadValue<BegunPrompt[]> {
  const empty: BegunPrompt[] = []
  let known = empty
  return {
    get: () => {
      const now = listKeptValues().flatMap(begunPrompt).filter(isMeant)
      // useSyncExternalStore needs a stable reference.
      if (JSON.stringify(now) !== JSON.stringify(known)) known = now
      return known
    },
    subscribe: keyedChanges((key) => key.startsWith(keptPrefix)),
    empty,
  }
}

function begunPrompt(kept: KeptValues): BegunPrompt[] {
  const { slug, titre, total, at, category, owner, client } = kept
  const typed = countFilled(kept)
  // What was kept before it was counted is what was typed.
  const filled = typeof kept.filled === 'number' ? kept.filled : typed
  if (!isSlug(slug) || filled < 1) return []
  return [
    {
      slug,
      title: titre.slice(0, titleMaxLength),
      filled,
      total,
      at,
      category: nameOf(category),
      owner,
      client: owner !== undefined || filled > typed ? nameOf(client) : undefined,
    },
  ]
}

const nameOf = (data: unknown) => (isText(data) ? data.slice(0, nameMaxLength) : undefined)
