import { isItemKind, isSameItem, isText, type StoredItem } from '#shared/items/selection.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { currentJourneyKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The journey whose steps its visitor opens, so that the pages of its items know of it. */
export type CurrentJourney = {
  slug: string
  title: string
  steps: StoredItem[]
  /** When one of its steps was opened last, in milliseconds. */
  at: number
}

/**
 * A week: whoever comes back later to the page of an item came for that item. `web/document/boot.js` keeps
 * no place for the bar after that either.
 */
const currentMs = 604_800_000

/** The stored journey, or null. */
export const currentJourney = createStoredValue(currentJourneyKey, readJourney)

/** The journey in which an item is opened, and its place there; null where it is in none. */
export function placeInJourney(
  journey: CurrentJourney | null,
  item: Pick<StoredItem, 'kind' | 'slug'>,
): { journey: CurrentJourney; index: number } | null {
  if (!journey || Date.now() - journey.at > currentMs) return null
  const index = journey.steps.findIndex((step) => isSameItem(step, item))
  return index === -1 ? null : { journey, index }
}

function readJourney(data: unknown): CurrentJourney | null {
  if (typeof data !== 'object' || data === null) return null
  const { slug, title, steps, at }: Record<string, unknown> = { ...data }
  if (!isText(slug) || !isSlug(slug) || !isText(title) || typeof at !== 'number') return null
  const known = Array.isArray(steps) ? steps.flatMap(readStep) : []
  return { slug, title, steps: known, at }
}

function readStep(data: unknown): StoredItem[] {
  if (typeof data !== 'object' || data === null) return []
  const { kind, slug, title }: Record<string, unknown> = { ...data }
  return isItemKind(kind) && isText(slug) && isText(title) ? [{ kind, slug, title }] : []
}
