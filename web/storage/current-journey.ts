import { isItemKind, isSameItem, isText, type StoredItem } from '#shared/items/selection.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { removeStored, tellChanged } from './stored-changes.ts'
import { currentJourneyKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The journey that the visitor follows. */
export type CurrentJourney = {
  slug: string
  title: string
  steps: StoredItem[]
  /** When a step was last opened, in milliseconds since 1970. */
  at: number
}

/** A week. `web/document/boot.js` has the same number, which a test compares. */
const currentMs = 604_800_000

/** The stored journey, or null. */
export const currentJourney = createStoredValue(currentJourneyKey, parseJourney)

/** Stops following the journey. False when the browser refuses. */
export function leaveJourney(): boolean {
  if (!removeStored(currentJourneyKey)) return false
  tellChanged(currentJourneyKey)
  return true
}

/** The followed journey and the index of an item in it, or null. */
export function positionInJourney(
  journey: CurrentJourney | null,
  item: Pick<StoredItem, 'kind' | 'slug'>,
): { journey: CurrentJourney; index: number } | null {
  if (!journey || Date.now() - journey.at > currentMs) return null
  const index = journey.steps.findIndex((step) => isSameItem(step, item))
  return index === -1 ? null : { journey, index }
}

function parseJourney(data: unknown): CurrentJourney | null {
  if (typeof data !== 'object' || data === null) return null
  const { slug, title, steps, at }: Record<string, unknown> = { ...data }
  if (!isText(slug) || !isSlug(slug) || !isText(title) || typeof at !== 'number') return null
  const known = Array.isArray(steps) ? steps.flatMap(parseStep) : []
  return { slug, title, steps: known, at }
}

function parseStep(data: unknown): StoredItem[] {
  if (typeof data !== 'object' || data === null) return []
  const { kind, slug, title }: Record<string, unknown> = { ...data }
  return isItemKind(kind) && isText(slug) && isText(title) ? [{ kind, slug, title }] : []
}
