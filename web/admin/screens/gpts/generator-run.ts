/** What the generator would do to one GPT. */
export type PlannedItem = {
  id: string
  nom: string
  version: number
  decision: 'generate' | 'keep'
  modele: string
  etapes: readonly { titre: string }[]
  actuelles: number
}

export type Counts = { generated: number; kept: number; total: number }

/** Where the generator stands. */
export type GeneratorState =
  | { step: 'idle' }
  | { step: 'planning' }
  | { step: 'preview'; items: readonly PlannedItem[] }
  | { step: 'running'; counts: Counts; done: number; current: string }
  | { step: 'result'; counts: Counts; isStopped: boolean }
  | { step: 'error'; counts: Counts; error: unknown }

type Run = {
  items: readonly PlannedItem[]
  apply: (item: PlannedItem) => Promise<'generated' | 'kept'>
  /** Between two updates. */
  pause: () => Promise<void>
  isStopped: () => boolean
  onChange: (state: GeneratorState) => void
}

/**
 * Works through a plan, one GPT after the other. What is kept costs no call; a stop or a failure leaves
 * what is done as it is, and says how much that was.
 */
export async function runPlan({ items, apply, pause, isStopped, onChange }: Run): Promise<void> {
  const counts: Counts = { generated: 0, kept: 0, total: items.length }
  let isFirstUpdate = true
  for (const [done, item] of items.entries()) {
    if (isStopped()) break
    if (item.decision === 'keep') {
      counts.kept += 1
      continue
    }
    // One after the other is the point: each update is followed by a pause.
    // oxlint-disable-next-line eslint/no-await-in-loop
    if (!isFirstUpdate) await pause()
    if (isStopped()) break
    isFirstUpdate = false
    onChange({ step: 'running', counts: { ...counts }, done, current: item.nom })
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop
      const outcome = await apply(item)
      counts[outcome] += 1
    } catch (error) {
      onChange({ step: 'error', counts, error })
      return
    }
  }
  const isUnfinished = counts.generated + counts.kept < counts.total
  onChange({ step: 'result', counts, isStopped: isUnfinished })
}
