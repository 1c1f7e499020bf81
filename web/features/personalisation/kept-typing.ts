import { useLayoutEffect, useState } from 'react'

import { type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import { countFilled, keepValues, keptChanges, keptValues } from '#web/storage/kept-values.ts'

import type { ValuesStore } from './values-store.ts'

type KeptPrompt = { slug: string; titre: string; total: number; category: string }

/**
 * Keeps in this browser what is typed into a prompt, from the first key, and brings back what was kept:
 * whether it did. What another tab of the same prompt changes is in this one at once.
 */
export function useKeptTyping(prompt: KeptPrompt, store: ValuesStore): boolean {
  const { slug, titre, total, category } = prompt
  const [isRestored, setIsRestored] = useState(false)
  useLayoutEffect(() => {
    const kept = keptValues(slug)
    /** What is kept, as far as this tab knows. */
    let known: PromptValues = kept?.values ?? {}
    if (kept) {
      // What was typed before the script came is newer.
      store.show({ typed: { ...kept.values, ...store.state().typed } })
      // oxlint-disable-next-line react/set-state-in-effect -- storage is read where it is, after hydration
      setIsRestored(countFilled(kept) > 0)
    }
    const keep = () => {
      const { typed, client, isLent } = store.state()
      if (isLent) return
      const changed = differences(known, typed)
      if (Object.keys(changed).length === 0) return
      known = typed
      const filled = countFilled({ values: store.get() })
      keepValues({ slug, titre, total, filled, category, client: client?.name }, changed)
    }
    const adopt = () => {
      const now = keptValues(slug)?.values ?? {}
      if (Object.keys(differences(known, now)).length === 0) return
      known = now
      store.show({ typed: now, isLent: false })
    }
    keep()
    const stopKeeping = store.subscribe(keep)
    const stopAdopting = keptChanges(slug)(adopt)
    // A page that the browser had put to sleep heard of nothing meanwhile.
    addEventListener('pageshow', adopt)
    return () => {
      stopKeeping()
      stopAdopting()
      removeEventListener('pageshow', adopt)
    }
  }, [slug, titre, total, category, store])
  return isRestored
}

/** The values that are others now; '' for those that are gone. */
function differences(before: PromptValues, now: PromptValues): PromptValues {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, valueOf(now, key) ?? ''] as const)
      .filter(([key, value]) => value !== (valueOf(before, key) ?? '')),
  )
}
