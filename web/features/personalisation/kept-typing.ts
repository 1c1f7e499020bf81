import { useEffectEvent, useLayoutEffect, useState } from 'react'

import {
  hasFilledValue,
  isFilled,
  type PromptValues,
  valueOf,
} from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { progressOf } from '#web/items/copying/brackets-left.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import {
  canKeep,
  type ChangedValues,
  keepValues,
  keptAside,
  keptChanges,
  keptFor,
  type KeptValues,
  keptValues,
  sheetFor,
} from '#web/storage/kept-values.ts'

import type { ValuesStore } from './values-store.ts'

const noValues: PromptValues = {}

/** What a tab knows of what is kept of its prompt. */
export type KeptTab = {
  slug: string
  owner: string | undefined
  /** What is in the fields, as it was kept last. */
  known: PromptValues
  /** What is kept, as far as the tab knows: another may have typed something else since. */
  seen: ChangedValues
  /** The fields that were typed into here. */
  own: Set<string>
  aside: PromptValues[]
}

type KeptPrompt = Pick<KeptValues, 'slug' | 'titre'> & {
  variables: PromptVariable[]
  category: string
}

/**
 * Keeps in this browser what is typed into a prompt, from the first key, and brings back what was kept: gives
 * what of it was there before the page, and whether the browser refuses to keep any. What another tab of the
 * same prompt changes is in this one at once, save where something else was typed here, which stays until its
 * visitor has chosen. The values of a link are kept once they are changed, and what they took the place of
 * beside them.
 */
export function useKeptTyping(prompt: KeptPrompt, store: ValuesStore) {
  const { slug, titre, variables, category } = prompt
  const [restored, setRestored] = useState(noValues)
  const [isRefused, setIsRefused] = useState(false)
  /** Read when saving: the visitor may edit the text. */
  const currentMetadata = useEffectEvent(() => ({
    slug,
    titre,
    category,
    ...progressOf(variables, store.get()),
  }))
  useLayoutEffect(() => {
    const read = (owner = chosenClient.get()?.id) => {
      const known = keptFor(slug, owner)
      return {
        slug,
        owner,
        known,
        seen: known,
        own: new Set<string>(),
        aside: keptAside(slug, owner),
      }
    }
    const earlier = keptValues(slug)
    const tab: KeptTab = read()
    let wasRefused = false
    if (Object.keys(tab.known).length > 0 || tab.aside.length > 0) {
      // What was typed before the script came is newer.
      store.show({ typed: { ...tab.known, ...store.state().typed }, aside: tab.aside })
    }
    const noteRestored = () => setRestored(earlier ? sheetFor(earlier, tab.owner) : noValues)
    const keep = () => {
      const { typed, isFromSharedLink, aside } = store.state()
      if (isFromSharedLink) return
      const changed = differences(tab.known, typed)
      if (isNothing(changed) && aside.length === tab.aside.length) return
      for (const key of Object.keys(changed)) {
        tab.own[changed[key] === undefined ? 'delete' : 'add'](key)
      }
      tab.known = typed
      tab.aside = aside
      save(changed)
    }
    const save = (own: ChangedValues) => {
      const { seen, owner, aside } = tab
      const changed = { ...unanswered(tab), ...own }
      tab.seen = { ...seen, ...changed }
      const chosen = chosenClient.get()
      const client = chosen?.id === owner ? chosen?.name : undefined
      // Said once, and not at every key.
      const isKept = keepValues({ ...currentMetadata(), owner, client }, changed, aside)
      if (!isKept) tab.seen = seen
      if (!isKept && !wasRefused) {
        import('#web/storage/tell-nothing-stored.ts').then(
          (code) => code.tellNothingStored(),
          // The form says it, too.
          () => undefined,
        )
      }
      wasRefused = !isKept
      setIsRefused(wasRefused)
    }
    /** Shows what is kept; below the values of a link, which stay until something of them is changed. */
    const show = () => {
      const { known, aside } = Object.assign(tab, read())
      noteRestored()
      store.show(
        store.state().isFromSharedLink
          ? { aside: hasFilledValue(known) ? [...aside, known] : aside }
          : { typed: known, aside, others: null },
      )
    }
    const adopt = () => {
      const { owner, seen, aside } = tab
      const isSameAside = keptAside(slug, owner).length === aside.length
      if (isNothing(differences(seen, keptFor(slug, owner))) && isSameAside) return
      if (store.state().isFromSharedLink) return show()
      import('./other-tabs/adopt-kept.ts').then(
        ({ adoptKept }) =>
          adoptKept(tab, store, (key) => save({ [key]: valueOf(store.get(), key) })),
        // Without it the fields are as they were; nothing of them is kept that is not typed here.
        () => undefined,
      )
    }
    /** Another client has another sheet: what was typed for one never stands in the prompt of another. */
    const changeOwner = () => {
      if (chosenClient.get()?.id === tab.owner) return
      if (!isNothing(unanswered(tab))) save({})
      show()
    }
    /** What was typed in a page that the browser has put to sleep is kept, or was erased since. */
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !wasRefused) show()
    }
    // oxlint-disable-next-line react/set-state-in-effect -- storage is asked where it is, after hydration
    setIsRefused(!canKeep())
    noteRestored()
    keep()
    const stopFollowing = chosenClient.subscribe(changeOwner)
    const stopKeeping = store.subscribe(keep)
    const stopAdopting = keptChanges(slug)(adopt)
    addEventListener('pageshow', wake)
    return () => {
      stopFollowing()
      stopKeeping()
      stopAdopting()
      removeEventListener('pageshow', wake)
    }
  }, [slug, store])
  return { slug, restored, isRefused }
}

/** What was typed here and erased in another tab: it counts until it is chosen to go here, too. */
const unanswered = ({ own, known, seen }: KeptTab): ChangedValues =>
  Object.fromEntries(
    [...own]
      .filter((key) => isFilled(valueOf(known, key)) && !isFilled(valueOf(seen, key)))
      .map((key) => [key, valueOf(known, key)]),
  )

const isNothing = (changed: ChangedValues) => Object.keys(changed).length === 0

/** The values that are others now; undefined for those that are gone, which a client's may take the place of. */
function differences(before: ChangedValues, now: PromptValues): ChangedValues {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, valueOf(now, key)] as const)
      .filter(([key, value]) => value !== valueOf(before, key)),
  )
}
