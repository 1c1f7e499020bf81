import { useLayoutEffect, useState } from 'react'

import { hasFilledValue, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import {
  canKeep,
  type ChangedValues,
  countFilled,
  keepValues,
  keptAside,
  keptChanges,
  keptFor,
  keptValues,
} from '#web/storage/kept-values.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'

import type { ValuesStore } from './values-store.ts'

/** A visit ends with so long a pause. */
const visitPauseMs = 1_800_000
const noValues: PromptValues = {}

type KeptPrompt = { slug: string; titre: string; total: number; category: string }

/**
 * Keeps in this browser what is typed into a prompt, from the first key, and brings back what was kept: gives
 * what of it is of an earlier visit, and whether the browser refuses to keep any. What another tab of the
 * same prompt changes is in this one at once, save where something else was typed here, which stays until its
 * visitor has chosen. The values of a link are kept once they are changed, and what they took the place of
 * beside them.
 */
export function useKeptTyping(prompt: KeptPrompt, store: ValuesStore) {
  const { slug, titre, total, category } = prompt
  const [restored, setRestored] = useState(noValues)
  const [isRefused, setIsRefused] = useState(false)
  useLayoutEffect(() => {
    let owner = chosenClient.get()?.id
    let wasRefused = false
    /** What is in the fields, as it was kept last. */
    let known = keptFor(slug, owner)
    /** What is kept, as far as this tab knows: another may have typed something else since. */
    let seen: ChangedValues = known
    /** The fields that were typed into here. */
    const own = new Set<string>()
    let knownAside = keptAside(slug, owner)
    if (Object.keys(known).length > 0 || knownAside.length > 0) {
      // What was typed before the script came is newer.
      store.show({ typed: { ...known, ...store.state().typed }, aside: knownAside })
    }
    const noteRestored = () => {
      const { at = Infinity } = keptValues(slug) ?? {}
      setRestored(Date.now() - at > visitPauseMs ? known : noValues)
    }
    const keep = () => {
      const { typed, isLent, aside } = store.state()
      if (isLent) return
      const changed = differences(known, typed)
      if (Object.keys(changed).length === 0 && aside.length === knownAside.length) return
      for (const key of Object.keys(changed)) {
        if (changed[key] === undefined) own.delete(key)
        else own.add(key)
      }
      known = typed
      knownAside = aside
      save(changed)
    }
    const save = (changed: ChangedValues) => {
      const before = seen
      seen = { ...seen, ...changed }
      const filled = countFilled({ values: store.get() })
      const client = chosenClient.get()?.name
      const typedFor = { slug, titre, total, filled, category, owner, client }
      // Said once, and not at every key.
      const isKept = keepValues(typedFor, changed, knownAside)
      if (!isKept) seen = before
      if (!isKept && !wasRefused) tellNothingStored()
      wasRefused = !isKept
      setIsRefused(wasRefused)
    }
    /** Shows what is kept; below the values of a link, which stay until something of them is changed. */
    const show = () => {
      known = keptFor(slug, owner)
      seen = known
      own.clear()
      knownAside = keptAside(slug, owner)
      noteRestored()
      store.show(
        store.state().isLent
          ? { aside: hasFilledValue(known) ? [...knownAside, known] : knownAside }
          : { typed: known, aside: knownAside, others: null },
      )
    }
    const adopt = () => {
      const kept = keptFor(slug, owner)
      const isSameAside = keptAside(slug, owner).length === knownAside.length
      if (Object.keys(differences(seen, kept)).length === 0 && isSameAside) return
      const { typed, isLent } = store.state()
      if (isLent) return show()
      const stays = Object.entries(typed).filter(
        ([key, value]) => own.has(key) && value !== valueOf(kept, key),
      )
      const told = stays
        .map(([key]) => key)
        .filter((key) => valueOf(kept, key) !== valueOf(seen, key))
      known = { ...kept, ...Object.fromEntries(stays) }
      seen = kept
      knownAside = keptAside(slug, owner)
      store.show({ typed: known, aside: knownAside })
      if (told.length === 0 && !store.state().others) return
      import('./other-tab.tsx').then(
        ({ tellOtherTab }) => tellOtherTab(store, kept, told, keepOwn),
        // Without it the fields are as they were typed.
        () => undefined,
      )
    }
    const keepOwn = (key: string) => save({ [key]: valueOf(store.get(), key) })
    /** Another client has another sheet: what was typed for one never stands in the prompt of another. */
    const changeOwner = () => {
      const chosen = chosenClient.get()?.id
      if (chosen === owner) return
      owner = chosen
      show()
    }
    // oxlint-disable-next-line react/set-state-in-effect -- storage is asked where it is, after hydration
    setIsRefused(!canKeep())
    noteRestored()
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
  return { restored, isRefused }
}

/** The values that are others now; undefined for those that are gone, which a client's may take the place of. */
function differences(before: ChangedValues, now: PromptValues): ChangedValues {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, valueOf(now, key)] as const)
      .filter(([key, value]) => value !== valueOf(before, key)),
  )
}
