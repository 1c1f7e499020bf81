import { isText, type SelectedItem } from '#shared/items/selection.ts'
import { maxJourneys, stepPath } from '#shared/journeys/journey.ts'

import { type CurrentJourney, currentJourney, placeInJourney } from './current-journey.ts'
import { journeyProgressKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** The steps that were done of each journey, by the paths of their items. */
export type JourneyProgress = Readonly<Record<string, readonly string[]>>

export const journeyProgress = createStoredValue(journeyProgressKey, readProgress)

/** True if a step of a journey is done. */
export const isStepDone = (progress: JourneyProgress, journey: string, step: SelectedItem) =>
  (progress[journey] ?? []).includes(stepPath(step))

/** Makes a journey the current one, as one of its steps is opened. */
export function openStep(journey: Omit<CurrentJourney, 'at'>): void {
  // If the browser refuses, the page opens without the bar.
  if (!currentJourney.set({ ...journey, at: Date.now() })) return
  // The page that opens keeps the place of the bar from the start.
  document.documentElement.dataset.journey = ''
}

/** Ticks a step, or takes the tick back, and says so where it cannot be stored. */
export function tickStep(journey: string, step: SelectedItem, isDone: boolean): void {
  const progress = journeyProgress.get()
  const path = stepPath(step)
  const others = (progress[journey] ?? []).filter((done) => done !== path)
  const next = isDone ? [...others, path] : others
  if (!journeyProgress.set(withSteps(progress, journey, next))) tellNothingStored()
}

/** Ticks the step that an item is in the current journey, since it was just copied or opened. */
export function tickUsed(item: SelectedItem): void {
  const place = placeInJourney(currentJourney.get(), item)
  if (!place) return
  const { slug } = place.journey
  if (!isStepDone(journeyProgress.get(), slug, item)) tickStep(slug, item, true)
}

/** Takes all ticks of a journey away; gives what puts them back. */
export function forgetSteps(journey: string): () => void {
  const before = journeyProgress.get()[journey] ?? []
  journeyProgress.set(withSteps(journeyProgress.get(), journey, []))
  return () => {
    const since = journeyProgress.get()[journey] ?? []
    const both = [...new Set([...before, ...since])]
    journeyProgress.set(withSteps(journeyProgress.get(), journey, both))
  }
}

function withSteps(
  progress: JourneyProgress,
  journey: string,
  steps: readonly string[],
): JourneyProgress {
  const { [journey]: _before, ...others } = progress
  if (steps.length === 0) return others
  const rest = Object.entries(others).slice(-(maxJourneys - 1))
  return { ...Object.fromEntries(rest), [journey]: steps }
}

function readProgress(data: unknown): JourneyProgress {
  if (typeof data !== 'object' || data === null) return {}
  const entries = Object.entries(data).flatMap(([slug, steps]: [string, unknown]) =>
    Array.isArray(steps) ? [[slug, steps.filter(isText)] as const] : [],
  )
  return Object.fromEntries(entries)
}
