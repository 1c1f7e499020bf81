import { useLayoutEffect, useState } from 'react'

import { type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { countFilled, keepValues, keptChanges, keptFor } from '#web/storage/kept-values.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'

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
    let owner = chosenClient.get()?.id
    let isRefused = false
    /** What is kept, as far as this tab knows. */
    let known = keptFor(slug, owner)
    if (Object.keys(known).length > 0) {
      // What was typed before the script came is newer.
      store.show({ typed: { ...known, ...store.state().typed } })
      // oxlint-disable-next-line react/set-state-in-effect -- storage is read where it is, after hydration
      setIsRestored(countFilled({ values: known }) > 0)
    }
    const keep = () => {
      const { typed, isLent } = store.state()
      if (isLent) return
      const changed = differences(known, typed)
      if (Object.keys(changed).length === 0) return
      known = typed
      const filled = countFilled({ values: store.get() })
      const client = chosenClient.get()?.name
      const typedFor = { slug, titre, total, filled, category, owner, client }
      // Said once, and not at every key.
      const isKept = keepValues(typedFor, changed)
      if (!isKept && !isRefused) tellNothingStored()
      isRefused = !isKept
    }
    const adopt = () => {
      const now = keptFor(slug, owner)
      if (Object.keys(differences(known, now)).length === 0) return
      known = now
      store.show({ typed: now, isLent: false })
    }
    /** Another client has another sheet: what was typed for one never stands in the prompt of another. */
    const changeOwner = () => {
      const chosen = chosenClient.get()?.id
      if (chosen === owner || store.state().isLent) return
      owner = chosen
      known = keptFor(slug, owner)
      store.show({ typed: known })
    }
    keep()
    const stopFollowing = chosenClient.subscribe(changeOwner)
    const stopKeeping = store.subscribe(keep)
    const stopAdopting = keptChanges(slug)(adopt)
    // A page that the browser had put to sleep heard of nothing meanwhile.
    addEventListener('pageshow', adopt)
    return () => {
      stopFollowing()
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
