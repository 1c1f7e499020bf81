import { isText, type SelectedItem } from '#shared/items/selection.ts'
import { maxJourneys, stepPath } from '#shared/journeys/journey.ts'

import { type CurrentJourney, currentJourney, positionInJourney } from './current-journey.ts'
import { removeStored, tellChanged } from './stored-changes.ts'
import { journeyProgressKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** Item paths of the completed steps, by journey slug. */
export type JourneyProgress = Readonly<Record<string, readonly string[]>>

export const journeyProgress = createStoredValue(journeyProgressKey, readProgress)

/** True if a step of a journey is done. */
export const isStepDone = (progress: JourneyProgress, journey: string, step: SelectedItem) =>
  (progress[journey] ?? []).includes(stepPath(step))

/** Makes a journey the current one, as one of its steps is opened. */
export function openStep(journey: Omit<CurrentJourney, 'at'>): void {
  // If the browser refuses, the page opens without the bar.
  if (!currentJourney.set({ ...journey, at: Date.now() })) return
  // Shows the slot of the bar before the next page renders.
  document.documentElement.dataset.journey = ''
}

/** Ticks or unticks a step. Notifies the visitor if it cannot be stored. */
export function tickStep(journey: string, step: SelectedItem, isDone: boolean): void {
  const progress = journeyProgress.get()
  const path = stepPath(step)
  const others = (progress[journey] ?? []).filter((done) => done !== path)
  const next = isDone ? [...others, path] : others
  if (!store(withSteps(progress, journey, next))) tellNothingStored()
}

/** Ticks the step of the current journey whose item was just copied or opened. */
export function tickUsed(item: SelectedItem): void {
  const position = positionInJourney(currentJourney.get(), item)
  if (!position) return
  const { slug } = position.journey
  if (!isStepDone(journeyProgress.get(), slug, item)) tickStep(slug, item, true)
}

/** Unticks all steps of a journey. Returns the undo, or null when the browser refuses. */
export function forgetSteps(journey: string): (() => void) | null {
  const before = journeyProgress.get()[journey] ?? []
  if (!store(withSteps(journeyProgress.get(), journey, []))) return null
  return () => {
    const since = journeyProgress.get()[journey] ?? []
    const both = [...new Set([...before, ...since])]
    if (!store(withSteps(journeyProgress.get(), journey, both))) tellNothingStored()
  }
}

/** Without any step the key is removed, so that `hasJourneys` is false. */
function store(progress: JourneyProgress): boolean {
  if (Object.keys(progress).length > 0) return journeyProgress.set(progress)
  if (!removeStored(journeyProgressKey)) return false
  tellChanged(journeyProgressKey)
  return true
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
